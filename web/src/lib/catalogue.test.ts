/** All wording stands in the catalogue: no component and no module says a word of its own. */
import { parse } from 'svelte/compiler';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** Attributes a person reads or hears; all others are for the machine. */
const READ = ['aria-label', 'title', 'placeholder', 'alt'];
/** Two words in a row, or one that begins like a sentence. */
const isWording = (text: string): boolean => /[A-Za-z]{2,} [a-z]{2,}/.test(text) || /^\s*[A-Z][a-z]+/.test(text);
/** Names of keys, headers and elements that only look like words. */
const TECHNICAL = ['Enter', 'Escape', 'ArrowLeft', 'ArrowRight', 'Content-Type', 'Notification'];

interface Node {
  type?: string;
  [part: string]: unknown;
}

/** Every literal of a component's markup that somebody would read. */
function inMarkup(fragment: Node): string[] {
  const found: string[] = [];
  const walk = (node: unknown, attribute: string): void => {
    if (Array.isArray(node)) node.forEach((one) => walk(one, attribute));
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
    const one = node as Node;
    const name = one.type === 'Attribute' ? String(one['name']) : attribute;
    if (one.type === 'Attribute' && !READ.includes(name)) return;
    if (one.type === 'Text' && /[A-Za-z]{2,}/.test(String(one['data']))) found.push(String(one['data']));
    if (one.type === 'Literal' && isWording(String(one['value']))) found.push(String(one['value']));
    if (one.type === 'TemplateElement') {
      const text = String((one['value'] as { raw: string }).raw);
      if (isWording(text)) found.push(text);
    }
    for (const [part, value] of Object.entries(one)) if (part !== 'parent') walk(value, name);
  };
  walk(fragment, '');
  return found;
}

/** Every string of a script that reads like wording. */
function inScript(source: string): string[] {
  const found: string[] = [];
  const walk = (node: ts.Node): void => {
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
    if (isText && isWording(node.text) && !TECHNICAL.includes(node.text)) found.push(node.text);
    if (!ts.isImportDeclaration(node)) node.forEachChild(walk);
  };
  walk(ts.createSourceFile('one.ts', source, ts.ScriptTarget.Latest));
  return found;
}

const components = import.meta.glob<string>('../**/*.svelte', { query: '?raw', import: 'default', eager: true });
const modules = import.meta.glob<string>('../**/*.ts', { query: '?raw', import: 'default', eager: true });
const scriptOf = (source: string) =>
  [...source.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map((part) => part[1]).join('\n');

test('the check finds what it looks for', () => {
  const markup = parse('<p title="Not here">{a ? "Zip-tied" : ""} hello</p>', { modern: true });
  expect(inMarkup(markup.fragment as unknown as Node)).toEqual(['Not here', 'Zip-tied', ' hello']);
  expect(inScript('const a = `${b} walks away`, c = "is-dead", d = "Somebody";')).toEqual([' walks away', 'Somebody']);
});

test.each(Object.entries(components))('%s has no wording of its own', (_, source) => {
  const { fragment } = parse(source, { modern: true });
  expect([...inMarkup(fragment as unknown as Node), ...inScript(scriptOf(source))]).toEqual([]);
});

// Aliases are names, and a test speaks for itself.
const silent = Object.entries(modules).filter(([path]) => !/words\.ts$|\.test\.ts$|\.d\.ts$|prefs/.test(path));
test.each(silent)('%s has no wording of its own', (_, source) => {
  expect(inScript(source)).toEqual([]);
});
