/** The page says what the terminal says: both read the same files. */
import { beforeEach, expect, test } from 'vitest';
import { teach } from '../games/frames';
import said from '../games/said.json';
import type { Words } from '../wire';
import { narrator } from './narrator.svelte';

const NAMES = ['Ann', 'Bob', 'none'];
beforeEach(() => teach('heist-hustle', NAMES));

test.each(Object.entries(said))('%s is told in the same words as in the terminal', (game, lines) => {
  teach(game, ['Ann', 'Bob', 'Cy', 'Dee', 'Eve', 'Flo', 'Gus', 'Hal', 'Ida', 'Jo']);
  for (const [id, args, viewer, words] of lines as [string, Words['args'], number, string][]) {
    expect(narrator.say({ id, args }, viewer)).toBe(words);
  }
});

test('nobody is mistaken for a variant', () => {
  expect(narrator.say({ id: 'event-goes', args: { who: 'p2' } }, 0)).toBe('none went in.');
});

test('a refusal nobody has written is said in the words of the server', () => {
  const words = { id: 'no-such-luck', args: {} };
  expect(narrator.refused({ words, sentence: 'You have no luck.' })).toBe('You have no luck.');
  expect(narrator.refused({ words: { id: 'no-over', args: {} }, sentence: 'Over.' })).toBe('The game is over.');
});

test('an owner’s deck keeps its own titles', () => {
  narrator.learn('name-crowbar = Brecheisen', { weapons: [{ id: 'crowbar', title: 'Can Opener' }] }, {}, true);
  expect(narrator.title('crowbar')).toBe('Can Opener');
  narrator.learn('name-crowbar = Brecheisen', { weapons: [{ id: 'crowbar', title: 'Crowbar' }] });
  expect(narrator.title('crowbar')).toBe('Brecheisen');
});

test('what is typed stays as it is', () => {
  expect(narrator.say({ id: 'verbatim', args: { text: 'p0' } })).toBe('p0');
});

test('the house says why it refuses', async () => {
  await narrator.learnHouse();
  const code = { id: 'verbatim', args: { text: 'ABCDEF' } };
  expect(narrator.say({ id: 'house-no-room', args: { code } })).toBe('There is no room ABCDEF; check the code.');
});

test('where everything lies open, nobody is "you"', () => {
  teach('oceans-heist', ['Ann', 'Bob'], -2);
  const buys = { n: 1, kind: 'chooses', args: { who: 'p1', global: 'blackout' }, private: true, reader: 1 };
  expect(narrator.sentence(buys)).toMatch(/^Bob chose /);
  teach('bank-heist', ['Ann', 'Bob'], -2);
  const told = { n: 2, kind: 'identity', args: { identity: 'agent' }, private: true, reader: 1 };
  expect(narrator.sentence(told)).toBe('Bob: Your identity: Agent.');
  const ends = { n: 3, kind: 'ends', args: { ending: 'rivals-on-the-road' }, private: false, reader: -1 };
  expect(narrator.sentence(ends)).toMatch(/^Only Rivals /);
  teach('bank-heist', ['Ann', 'Bob'], 1);
  expect(narrator.sentence({ ...told, reader: null })).toBe('Your identity: Agent.');
});
