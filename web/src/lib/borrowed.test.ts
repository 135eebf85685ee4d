/** A page read in German whose words are not all German. */
import { beforeAll, expect, test, vi } from 'vitest';
import { Catalogue } from './catalogue';
import { narrator } from './narrator.svelte';
import { speaker, t } from './words';

vi.hoisted(() => localStorage.setItem('hideout-language', 'de'));

const ENGLISH = `
hello = Hello, { $name }
bags = { $n ->
    [one] One bag
   *[other] { $n } bags
}
bye = Bye
`;
const w = speaker(ENGLISH, 'bye = Ciao');

/** Somebody draws it, and whoever watches has looked. */
async function drawn(html: string): Promise<Element> {
  document.body.innerHTML = html;
  await vi.dynamicImportSettled();
  await new Promise((done) => setTimeout(done, 0));
  return document.body.firstElementChild!;
}
const marks = (one: Element): (string | null)[] => [one.getAttribute('lang'), one.getAttribute('dir')];

beforeAll(() => void w('hello', { name: 'Ann' }));

test('what is still English says so where it stands', async () => {
  expect(marks(await drawn(`<p><i></i> ${w('hello', { name: 'Ann' })} </p>`))).toEqual(['en', 'ltr']);
  expect(marks(await drawn(`<button aria-label="${w('bags', { n: 1 })}"><i></i></button>`))).toEqual(['en', 'ltr']);
  expect(marks(await drawn(`<p>${w('bye')}</p>`))).toEqual([null, null]);
  expect(marks(await drawn(`<p>${t('nav-menu')} · ${w('hello', { name: 'Ann' })}</p>`))).toEqual([null, null]);
});

test('a mark goes with the words it was for', async () => {
  const line = await drawn(`<p>${w('hello', { name: 'Ann' })}</p>`);
  line.firstChild!.nodeValue = w('bye');
  await new Promise((done) => setTimeout(done, 0));
  expect(marks(line)).toEqual([null, null]);
});

test('what says its language itself is left alone', async () => {
  expect(marks(await drawn(`<p lang="en" dir="auto">${w('hello', { name: 'Ann' })}</p>`))).toEqual(['en', 'auto']);
});

test('English is counted by the rules of English', () => {
  expect(w('bags', { n: 1 })).toBe('One bag');
});

test('a server sends in English what the language leaves out', () => {
  narrator.learn('event-goes = { $who } goes.\n\n### de\nevent-stays = { $who } bleibt.\n', {});
  narrator.sit(['Ann'], -1);
  expect(narrator.say({ id: 'event-goes', args: { who: 'p0' } })).toBe('Ann goes.');
  expect(narrator.say({ id: 'event-stays', args: { who: 'p0' } })).toBe('Ann bleibt.');
});

test('a word of one’s own may be made of parts', () => {
  const words = new Catalogue(['whole = { part } part\npart = English', 'part = Deutsch']);
  expect(words.say('whole', {})).toBe('English part');
  expect(words.say('part', {})).toBe('Deutsch');
});
