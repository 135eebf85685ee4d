import { expect, test } from 'vitest';
import { maybe, t } from './words';

test('a message has its values filled in', () => {
  expect(t('table-wait-one', { name: 'Vera' })).toBe('Waiting for Vera');
});

test('a number chooses the form, and has no separators', () => {
  expect(t('room-fill', { n: 1 })).toBe('Add 1 bot and start');
  expect(t('room-fill', { n: 2000 })).toBe('Add 2000 bots and start');
});

test('a message that does not exist is nothing', () => {
  expect(maybe('game-poker-mood')).toBe('');
});
