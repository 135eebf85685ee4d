/** Every message that a component asks for by name is there. */
import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const words = import.meta.glob<string>(['../**/en.ftl', './door.en.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const idsOf = (file: string): Set<string> =>
  new Set([...(words[file] ?? '').matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((found) => found[1]!));

/** The keys in a text that a function is called with, as far as they are spelled out. */
function asked(text: string, speaker: string): string[] {
  const calls = [...text.matchAll(new RegExp(`\\b${speaker}\\(((?:[^()]|\\([^()]*\\))*)`, 'g'))];
  return calls.flatMap((call) => {
    const first = call[1]!.split(/,(?![^{[]*[}\]])/)[0]!;
    // What stands before a question mark is compared, not said.
    const said = first.includes(' ? ')
      ? first.slice(first.indexOf(' ? ')).replace(/[=!]== '[^']*'|\w+\('[^']*'\)/g, '')
      : first;
    return [...said.matchAll(/'([a-z][\w.-]*)'/g)].map((found) => found[1]!);
  });
}

const missing = (keys: string[], ids: Set<string>) => keys.filter((key) => !ids.has(key));

test('the check finds what it looks for', () => {
  expect(asked("t(is === 'x' ? 'a-b' : 'c') + t('d.e', { n: 'x' })", 't')).toEqual(['a-b', 'c', 'd.e']);
});

/** What is on the first screen says nothing that comes after it. */
const isAtDoor = (path: string): boolean => /from '[./\w]*\/door'/.test(sources[path]!) && path !== './words.ts';

test.each(Object.keys(sources))('%s asks the page for messages that exist', (path) => {
  const ids = new Set([...idsOf('./door.en.ftl'), ...(isAtDoor(path) ? [] : idsOf('./en.ftl'))]);
  expect(missing(asked(sources[path]!, 't'), ids)).toEqual([]);
});

test('something of the page is on its first screen, and more of it is not', () => {
  const atDoor = Object.keys(sources).filter(isAtDoor);
  expect(atDoor).toContain('../shell/Landing.svelte');
  expect(atDoor).not.toContain('../shell/Table.svelte');
});

test.each(Object.keys(sources).filter((path) => path.startsWith('../games/')))(
  '%s asks its board for messages that exist',
  (path) => {
    const ids = idsOf(`${path.split('/').slice(0, 3).join('/')}/en.ftl`);
    expect(missing(asked(sources[path]!, 'w'), ids)).toEqual([]);
  },
);

test('a message is written in code as in its file, with hyphens', () => {
  const dotted = /\b(?:t|w|say|maybe)\(`[^`]*[\w}]\.(?:\$\{|[a-z])/;
  const found = Object.keys(sources).filter((path) =>
    sources[path]!.split('\n').some((line) => dotted.test(line.replace(/\$\{[^{}]*\}/g, '${}'))),
  );

  expect(found).toEqual([]);
  expect(dotted.test('w(`step.${}`)')).toBe(true);
});
