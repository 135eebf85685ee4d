import { COMMA } from '../../lib/words';
import { api } from '../../lib/api';
import { narrator } from '../../lib/narrator.svelte';
import { KINDS, type View } from './view';
import { kindWord, traitWord, w } from './words';
import { title } from '../titles';

export interface Row {
  id: string;
  title: string;
  cost?: number;
  uses?: number;
  count?: number;
  trait?: string;
  makes?: [string, number][][];
  early?: [string, number][];
  boost?: { trait: string; kind: string; n: number; cap: number };
  discount?: { trait: string; amount: number };
  harder?: { kind: string; n: number };
  target?: string;
  any?: [string, number][][];
  all?: [string, number][][];
  [more: string]: unknown;
}

/** The open catalogue: everybody may read every card at any time. */
class Catalogue {
  rows = $state.raw<Map<string, Row>>(new Map());
  tables = $state.raw<Record<string, Row[]>>({});
  #loaded = '';

  load(code: string | undefined): void {
    const key = code ?? '*';
    if (this.#loaded === key) return;
    this.#loaded = key;
    api.deck('oceans-heist', code).then((tables) => {
      this.tables = tables as unknown as Record<string, Row[]>;
      this.rows = new Map(
        Object.values(this.tables)
          .flat()
          .map((row) => [row.id, row]),
      );
    });
  }

  title(card: string): string {
    return title(card.split('#')[0]!);
  }

  row(card: string): Row | undefined {
    return this.rows.get(card.split('#')[0]!);
  }
}

export const catalogue = new Catalogue();

/** What a Target, a Situation, a Global or an opening card does, in a few words. */
export function does(row: Row | undefined): string {
  if (!row) return '';
  const parts: string[] = [];
  const { boost, discount, harder } = row;
  if (boost) parts.push(w('does-boost', { ...boost, trait: traitWord(boost.trait), kind: kindWord(boost.kind) }));
  if (discount) parts.push(w('does-discount', { trait: traitWord(discount.trait), n: discount.amount }));
  if (harder) parts.push(w('does-harder', { ...harder, kind: kindWord(harder.kind) }));
  const number = (name: string) => Number(row[name] ?? 0);
  if (number('harder_mixed')) parts.push(w('does-mixed', { n: number('harder_mixed') }));
  if (number('harder_vault')) parts.push(w('does-vault', { n: number('harder_vault') }));
  if (number('wing_max')) parts.push(w('does-wing', { n: number('wing_max') }));
  // What makes Targets differ: the Defense that guards them in round 4.
  const unique = catalogue.tables['unique']?.find((one) => one.target === row.id);
  if (unique) parts.push(w('does-target', { price: priceOf(unique) }));
  return parts.join(COMMA) || narrator.effect(row.id);
}

/** What a Defense asks for, in words: one of several ways, or all of them. */
export function priceOf(row: Row | undefined): string {
  const ways = (row?.any ?? row?.all ?? []).map((way) =>
    way.map(([kind, n]) => w('about-amount', { kind: kindWord(kind), n })).join(' + '),
  );
  return ways.join(` ${w(row?.any ? 'or' : 'and')} `);
}

/** How much of a kind one use of a card can make. */
export const makes = (row: Row | undefined, kind: string): number =>
  Math.max(0, ...(row?.makes ?? []).map((make) => make.find(([one]) => one === kind)?.[1] ?? 0));

/** What cards could make of a kind if every use of theirs went into it. */
export const supply = (cards: { card: string; uses: number }[], kind: string): number =>
  cards.reduce((sum, { card, uses }) => sum + makes(catalogue.row(card), kind) * uses, 0);

/** A card the Crew holds or has laid: fresh from the shop, or carried over with fewer uses. */
export const usesLeft = (view: View, card: string): number =>
  view.hand_known.find((one) => one.card === card)?.uses ?? catalogue.row(card)?.uses ?? 0;

/** What lies ready on the Crew's table could make, by kind, with what the Situation adds to it. [OH-72] */
export function pool(view: View): Record<string, number> {
  const placed = [...(view.placed_in_prep ?? []), ...(view.placed_in_crunch ?? [])];
  const table = [...view.active, ...placed.map((card) => ({ card, uses: usesLeft(view, card) }))];
  const made = Object.fromEntries(KINDS.map((kind) => [kind, supply(table, kind)]));
  const boost = view.situation ? catalogue.row(view.situation)?.boost : undefined;
  if (boost) {
    const fitting = table.filter(({ card }) => catalogue.row(card)?.trait === boost.trait);
    const uses = fitting.reduce((sum, one) => sum + one.uses, 0);
    made[boost.kind] = (made[boost.kind] ?? 0) + boost.n * Math.min(boost.cap, uses);
  }
  return made;
}

/** What a Defense lacks, by the way that lacks least; nothing if the pool could pay it, taken alone. */
export function lacking(needs: Record<string, number>[], made: Record<string, number>): [string, number][] {
  const ways = needs.map((need) =>
    Object.entries(need).flatMap(([kind, n]): [string, number][] => {
      const missing = n - (made[kind] ?? 0);
      return missing > 0 ? [[kind, missing]] : [];
    }),
  );
  const size = (way: [string, number][]) => way.reduce((sum, [, n]) => sum + n, 0);
  return ways.toSorted((a, b) => size(a) - size(b))[0] ?? [];
}

/** The kind whose cards the hand shows; a tap on the pool meter sets it. */
class Filter {
  kind = $state('');
}

export const filter = new Filter();
