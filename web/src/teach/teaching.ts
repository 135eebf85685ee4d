import type { Component } from 'svelte';
import type { GameBoard } from '../games/board';
import { api } from '../lib/api';
import { hasWords, wordsIn } from '../lib/language';
import { narrator } from '../lib/narrator.svelte';
import { speaker, type Values } from '../lib/door';

export type Speaker = ReturnType<typeof speaker>;
export type Row = Record<string, unknown>;

/** How one wins, drawn. */
export type Drawing = Component<{ say: Speaker }>;

/** What a game has for newcomers: its words, and the picture of how one wins. */
export interface Teaching {
  say: Speaker;
  Picture: Drawing;
}

const WORDS = 'teach.';
const pictures = import.meta.glob<{ default: Drawing }>('../games/*/Win.svelte');
const known = new Map<string, Promise<Teaching | undefined>>();

/** Whether a game has anything for newcomers. */
export const hasTeaching = (game: string): boolean => hasWords(`../games/${game}`, WORDS);

/** Loaded when first asked for; nothing for a game that brings no such words. */
export function teachingOf(game: string): Promise<Teaching | undefined> {
  const found = known.get(game) ?? load(game);
  known.set(game, found);
  return found;
}

async function load(game: string): Promise<Teaching | undefined> {
  const picture = pictures[`../games/${game}/Win.svelte`];
  if (!hasTeaching(game) || !picture) return undefined;
  const [source, drawn] = await Promise.all([wordsIn(`../games/${game}`, WORDS), picture()]);
  return { say: speaker(...source), Picture: drawn.default };
}

/** The steps of a game in their order: `step-1`, `step-2` and so on. */
export function stepsOf(say: Speaker): { title: string; text: string }[] {
  const steps = [];
  for (let n = 1; say.maybe(`step-${n}`); n++) steps.push({ title: say(`step-${n}`), text: say(`step-${n}-text`) });
  return steps;
}

/** The tables of cards in a deck: lists of rows that have an id, or a card that is only counted. */
export function cardTables(deck: Record<string, unknown>): { name: string; rows: Row[] }[] {
  return Object.entries(deck).flatMap(([name, table]) => {
    if (typeof table === 'number') return [{ name, rows: [{ id: name, count: table }] }];
    if (!Array.isArray(table) || !table.length) return [];
    return table.every((row) => typeof row?.id === 'string') ? [{ name, rows: table as Row[] }] : [];
  });
}

/** How many copies of a card there are. */
export function countOf(row: Row): number {
  const copies = row['count'] ?? row['copies'];
  if (Array.isArray(copies)) return copies.length;
  return typeof copies === 'number' ? copies : 1;
}

/** With so many players so many copies, where each copy names the numbers of players it is for. */
export function countsByPlayers(row: Row): [players: string, copies: number][] {
  const copies = row['copies'];
  if (!Array.isArray(copies) || !copies.every((one) => typeof one === 'string')) return [];
  const sizes = [...new Set(copies.join(''))].sort();
  const counts = sizes.map((size): [string, number] => [size, copies.filter((one) => one.includes(size)).length]);
  return counts.every(([, n]) => n === copies.length) ? [] : counts;
}

/** What a card, a mark or a word means: in the words for newcomers, the board's, or as an effect. */
export function meaningOf(say: Speaker | undefined, board: GameBoard | undefined, id: string, row?: Row): string {
  return say?.maybe(`about-${id}`) || board?.about?.(id, row) || narrator.effect(id) || ofTable(say, row);
}

function ofTable(say: Speaker | undefined, row?: Row): string {
  const table = row?.['table'];
  return typeof table === 'string' ? (say?.maybe(`about-of-${table}`, valuesOf(row!)) ?? '') : '';
}

/** Numbers and words of a row, words also as the titles of what they name. */
function valuesOf(row: Row): Values {
  const plain = Object.entries(row).filter(([, one]) => typeof one === 'number' || typeof one === 'string');
  const titles = plain
    .filter(([, one]) => typeof one === 'string')
    .map(([name, one]) => [`${name}-title`, narrator.title(one as string)]);
  return Object.fromEntries([...plain, ...titles]) as Values;
}

/** Every card's line in the deck or beside it, with the name of its table. */
export async function rowsOf(game: string, code: string): Promise<Map<string, Row>> {
  const [deck, pieces] = await Promise.all([
    api.deck(game, code).catch(() => ({})),
    api.pieces(game).catch(() => ({})),
  ]);
  const tables = cardTables({ ...pieces, ...deck });
  return new Map(tables.flatMap(({ name, rows }) => rows.map((row) => [String(row['id']), { ...row, table: name }])));
}
