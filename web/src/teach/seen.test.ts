import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

/** As a browser that is opened again. */
const opened = async () => {
  vi.resetModules();
  return (await import('./seen.svelte')).seen;
};

test('a first screen is remembered for its game alone', async () => {
  const seen = await opened();
  expect(seen.hasSeen('heat')).toBe(false);
  seen.see('heat');
  const again = await opened();
  expect(again.hasSeen('heat')).toBe(true);
  expect(again.hasSeen('bank-heist')).toBe(false);
});

test('the coach is on in the first game of a kind, and as one likes from then on', async () => {
  let seen = await opened();
  expect(seen.isCoached('heat')).toBe(true);
  seen.finish('heat');
  seen = await opened();
  expect(seen.isCoached('heat')).toBe(false);
  expect(seen.isCoached('bank-heist')).toBe(true);
  seen.coach('heat', true);
  seen.finish('heat');
  expect((await opened()).isCoached('heat')).toBe(true);
});

test('a kind of decision is met once; switching the coach on again starts anew', async () => {
  const seen = await opened();
  seen.meet('heat/draft');
  seen.meet('bank-heist/action');
  expect((await opened()).hasMet('heat/draft')).toBe(true);
  seen.coach('heat', true);
  expect(seen.hasMet('heat/draft')).toBe(false);
  expect(seen.hasMet('bank-heist/action')).toBe(true);
});

test('a memory that cannot be read is an empty one', async () => {
  localStorage.setItem('hideout-taught', '{');
  expect((await opened()).hasSeen('heat')).toBe(false);
});
