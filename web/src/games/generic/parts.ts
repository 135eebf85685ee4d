/** A view taken apart by what its game declares of it: what is everybody's, a seat's, a card, a table. */
import type { ShapeInfo } from '../../wire';

export interface Part {
  name: string;
  value: unknown;
  shape: ShapeInfo;
}

export interface Parts {
  /** Single values: a bid, a round, whose turn it is. */
  facts: Part[];
  /** What is in the viewer's own hand. */
  hands: Part[];
  /** Other cards that lie together: a pile, a row. */
  cards: Part[];
  /** By seat: what everybody has. */
  seats: Part[][];
  /** Everything with rows or keys of its own. */
  tables: Part[];
  /** Long texts, such as what each card does. */
  long: Part[];
}

const SHELL = new Set(['seat', 'phase']); // the page itself shows these
const MANY = 12; // texts are more than one wants to see at once

const plain = (kind: ShapeInfo['kind'], of: ShapeInfo | null = null): ShapeInfo => ({
  kind,
  of,
  optional: false,
  table: '',
  keys: {},
});
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a value seems to be, where its game does not say. */
export function guess(value: unknown, seats: number): ShapeInfo {
  if (typeof value === 'boolean') return plain('flag');
  if (typeof value === 'number') return plain('number');
  if (Array.isArray(value)) {
    const items = value.filter((item) => item !== null);
    const areCards = items.length > 0 && items.every((item) => typeof item === 'string');
    const of = areCards ? plain('id') : items.length ? guess(items[0], seats) : plain('text');
    // A hand has as many cards as there are seats now and then: words are cards, whatever their number.
    return plain(value.length === seats && !areCards && !isObject(items[0]) ? 'by-seat' : 'list', of);
  }
  if (!isObject(value)) return plain('text');
  const keys = Object.entries(value).map(([name, item]) => [name, guess(item, seats)] as const);
  return { ...plain('record'), keys: Object.fromEntries(keys) };
}

/** Whether there is nothing to show. */
export function isNothing(value: unknown, shape: ShapeInfo): boolean {
  if (value === null || value === undefined || value === '') return true;
  if (shape.kind === 'seat') return value === -1;
  if (Array.isArray(value)) return value.every((item) => isNothing(item, shape.of ?? plain('text')));
  return isObject(value) && Object.keys(value).length === 0;
}

/** The parts of a record, without those in which there is nothing. */
export function entries(value: unknown, shape: ShapeInfo, seats: number): Part[] {
  return Object.entries((value ?? {}) as Record<string, unknown>)
    .map(([name, item]) => ({ name, value: item, shape: shape.keys[name] ?? shape.of ?? guess(item, seats) }))
    .filter((part) => !isNothing(part.value, part.shape));
}

export function takeApart(view: Record<string, unknown>, declared: ShapeInfo | null, seats: number): Parts {
  const everybody = Array.from({ length: seats }, (): Part[] => []);
  const parts: Parts = { facts: [], hands: [], cards: [], seats: everybody, tables: [], long: [] };
  const shape = declared ?? plain('record');
  for (const part of entries(view, shape, seats)) {
    if (SHELL.has(part.name) || part.value === false) continue;
    if (!giveToSeats(part, parts.seats)) parts[place(part)].push(part);
  }
  return parts;
}

function giveToSeats({ name, value, shape }: Part, seats: Part[][]): boolean {
  const of = shape.of;
  const rows = value as unknown[];
  if (shape.kind === 'by-seat' && of) {
    rows.forEach((row, seat) => {
      if (of.kind === 'record') seats[seat]?.push(...entries(row, of, seats.length));
      else if (!isNothing(row, of)) seats[seat]?.push({ name, value: row, shape: of });
    });
    return true;
  }
  if (shape.kind !== 'list' || of?.kind !== 'record' || !of.keys['seat']) return false;
  if (!(rows as { seat: number }[]).every(({ seat }) => seat in seats)) return false;
  for (const row of rows as Record<string, unknown>[]) {
    const { seat, ...rest } = row;
    seats[seat as number]?.push({ name: singular(name), value: rest, shape: of });
  }
  return true;
}

function place({ name, value, shape }: Part): Exclude<keyof Parts, 'seats'> {
  const isLong = Object.keys(value as object).length > MANY;
  if (shape.kind === 'map') return isLong && shape.of?.kind === 'text' ? 'long' : 'tables';
  if (shape.kind === 'record') return 'tables';
  if (shape.kind !== 'list') return 'facts';
  if (shape.of?.kind === 'id') return isLong ? 'long' : name.includes('hand') ? 'hands' : 'cards';
  return shape.of?.kind === 'record' || shape.of?.kind === 'list' ? 'tables' : 'facts';
}

const singular = (name: string): string => name.replace(/s$/, '');

/** The columns of a list of records: those in which some row says something. */
export function columns(rows: Record<string, unknown>[], shape: ShapeInfo, seats: number): string[] {
  return [...new Set(rows.flatMap((row) => entries(row, shape, seats).map((part) => part.name)))];
}
