import { expect, test } from 'vitest';
import { bestOf, isolated, isolatedOnce, ownName, signed } from './language';
import { t } from './words';

const KNOWN = ['en', 'de', 'pt-BR'];

test('the first language of the reader that is here is taken', () => {
  expect(bestOf(['fr', 'de-AT', 'en'], KNOWN)).toBe('de');
  expect(bestOf(['pt-PT'], KNOWN)).toBe('pt-BR');
  expect(bestOf(['PT-br', 'de'], KNOWN)).toBe('pt-BR');
});

test('whoever reads none of them reads English', () => {
  expect(bestOf(['fi', 'sv'], KNOWN)).toBe('en');
  expect(bestOf([], KNOWN)).toBe('en');
});

test('a language is called what its readers call it', () => {
  expect(ownName('de')).toBe('Deutsch');
  expect(ownName('fr')).toBe('Français');
});

test('a name of other letters keeps its own direction within a sentence', () => {
  expect(isolated('Ann')).toBe('Ann');
  expect(isolated('ليلى')).toBe('\u2068ليلى\u2069');
  expect(t('seat-about', { name: 'ليلى' })).toContain('\u2068ليلى\u2069');
});

test('a number has its sign', () => {
  expect([5, -5, 0].map((n) => signed(n))).toEqual(['+5', '−5', '0']);
  expect([5, -5].map((n) => signed(n, ''))).toEqual(['5', '−5']);
});

test('nothing is isolated twice', () => {
  expect(isolatedOnce('x \u2068\u2068Onyx\u2069\u2069 y')).toBe('x \u2068Onyx\u2069 y');
  expect(isolatedOnce('x \u2068\u2068\u2068Onyx\u2069\u2069\u2069')).toBe('x \u2068Onyx\u2069');
  expect(isolatedOnce('\u2068\u2066$\u20683\u2069M\u2069\u2069')).toBe('\u2066$\u20683\u2069M\u2069');
  expect(isolatedOnce('\u2068\u2068Ann\u2069, \u2068Bob\u2069\u2069')).toBe(
    '\u2068\u200f\u2068Ann\u2069, \u2068Bob\u2069\u2069',
  );
  expect(isolatedOnce('\u2066\u20683\u2069/\u20685\u2069\u2069')).toBe('\u2066\u200e\u20683\u2069/\u20685\u2069\u2069');
});
