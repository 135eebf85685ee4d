import { expect, test } from 'vitest';
import { cardName, maybe, nameCards, plural, speak, t } from './words';

test('a message has its values filled in', () => {
  expect(t('table.wait.one', { name: 'Vera' })).toBe('Waiting for Vera');
});

test('a number chooses the form', () => {
  expect(plural('room.fill', 1)).toBe('Add 1 bot and start');
  expect(plural('room.fill', 2)).toBe('Add 2 bots and start');
});

test('a message that does not exist is nothing', () => {
  expect(maybe('game.poker.mood')).toBe('');
});

test('another language takes over, with its own forms, and English fills the gaps', () => {
  speak('pl', {
    'page.yes': 'Tak',
    'page.room.fill.one': 'Dodaj {n} bota',
    'page.room.fill.few': 'Dodaj {n} boty',
    'page.room.fill.many': 'Dodaj {n} botów',
    'card.glass-cutter': 'Nóż do szkła',
  });
  expect(t('yes')).toBe('Tak');
  expect(t('no')).toBe('No');
  expect([1, 3, 5].map((n) => plural('room.fill', n))).toEqual(['Dodaj 1 bota', 'Dodaj 3 boty', 'Dodaj 5 botów']);
  expect([cardName('glass-cutter'), cardName('smoke-bomb')]).toEqual(['Nóż do szkła', 'Smoke Bomb']);
  speak('en', {});
});

test('a card is called what the deck on the table calls it', () => {
  nameCards({ weapons: [{ id: 'tip-off', title: 'Tip-Off' }], rounds: 3, none: null });
  expect(cardName('tip-off')).toBe('Tip-Off');
});
