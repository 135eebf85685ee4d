import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import type { ShapeInfo } from '../../wire';
import { GAMES, recorded, shown } from '../frames';
import Board from './Board.svelte';
import { known } from './known';
import { guess, takeApart } from './parts';

const shape = (kind: ShapeInfo['kind'], of: ShapeInfo | null = null): ShapeInfo => ({
  kind,
  of,
  optional: false,
  table: '',
  keys: {},
});
const record = (keys: Record<string, ShapeInfo>): ShapeInfo => ({ ...shape('record'), keys });
const moment = (game: string) => Object.values(recorded(game).moments)[0]!;

afterEach(() => {
  cleanup();
  known.shape = null;
  known.cards.clear();
});

test('a hand of as many cards as there are seats is a hand', () => {
  const view = { hand: ['a', 'b', 'c'], points: [1, 0, 2] };
  for (const declared of [
    null,
    record({ hand: shape('list', shape('id')), points: shape('by-seat', shape('number')) }),
  ]) {
    const parts = takeApart(view, declared, 3);
    expect(parts.hands.map((part) => part.name)).toEqual(['hand']);
    expect(parts.seats.map((has) => has.map((part) => part.value))).toEqual([[1], [0], [2]]);
  }
});

test('rows that belong to somebody are shown with them', () => {
  const declared = record({ men: shape('list', record({ seat: shape('seat'), ante: shape('money') })) });
  const parts = takeApart({ men: [{ seat: 1, ante: 3 }] }, declared, 2);

  expect(parts.tables).toEqual([]);
  expect(parts.seats[0]).toEqual([]);
  expect(parts.seats[1]).toMatchObject([{ name: 'men', value: { ante: 3 } }]);
});

test('what is nothing is not shown, and a number that is nothing is', () => {
  const declared = record({ bidder: shape('seat'), bid: shape('number'), named: shape('id'), left: shape('list') });
  const parts = takeApart({ bidder: -1, bid: 0, named: null, left: [], ready: false }, declared, 3);

  expect(parts.facts.map((part) => part.name)).toEqual(['bid']);
});

test('seats go by name, money is money, cards have their titles, suits and colours', () => {
  const one = moment(GAMES[0]!);
  const names = one.room.chairs.map((chair) => chair.name);
  const view = { leader: 1, cash: names.map(() => 7), hand: ['red-herring'], last: 'p0 passed' };
  known.cards.set('red-herring', { suit: 'fish', colour: 'red', glyph: '♥' });
  known.shape = record({
    leader: shape('seat'),
    cash: shape('by-seat', shape('money')),
    hand: shape('list', shape('id')),
    last: shape('text'),
  });
  const { container } = render(Board, { props: shown({ ...one, frame: { ...one.frame, view } }) });

  const text = container.textContent!.replace(/\s+/g, ' ');
  expect(text).toContain(`leader ${names[1]}`);
  expect(text).toContain('cash $7');
  expect(text).toContain('♥ Red Herring Fish');
  expect(text).toContain(`${names[0]} passed`);
  expect(container.querySelector<HTMLElement>('.face')!.style.getPropertyValue('--own')).toBe('red');
});

test.each(GAMES)('%s can be read on it, though nothing is declared', (game) => {
  for (const one of Object.values(recorded(game).moments).slice(0, 4)) {
    const { container, unmount } = render(Board, { props: shown(one) });
    const text = container.textContent!;
    expect(text).not.toMatch(/[{}[\]]|\[object|undefined|null|NaN/);
    for (const chair of one.room.chairs) expect(text).toContain(chair.name);
    unmount();
  }
});

test('whose move it is stands with their name', () => {
  const one = moment(GAMES[0]!);
  const { container } = render(Board, { props: shown({ ...one, frame: { ...one.frame, pending: [1] } }) });

  expect(container.querySelectorAll('.is-actor')).toHaveLength(1);
  expect(container.querySelector('.is-actor')!.textContent).toContain('to move');
});

test('a value tells what it is', () => {
  expect(guess(true, 3).kind).toBe('flag');
  expect(guess([1, 2, 3], 3).kind).toBe('by-seat');
  expect(guess([1, 2], 3).kind).toBe('list');
  expect(guess([{ a: 1 }, { a: 2 }, { a: 3 }], 3).kind).toBe('list');
  expect(guess({ a: 'x' }, 3).keys['a']!.kind).toBe('text');
});
