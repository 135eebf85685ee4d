import { expect, test } from 'vitest';
import { maybe, plural, t } from './words';

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
