import { api } from '../../lib/api';

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
      this.rows = new Map(Object.values(this.tables).flat().map((row) => [row.id, row]));
    });
  }

  title(card: string): string {
    return this.rows.get(card.split('#')[0]!)?.title ?? card;
  }

  row(card: string): Row | undefined {
    return this.rows.get(card.split('#')[0]!);
  }
}

export const catalogue = new Catalogue();

/** What a Global or Situation does, in a few words. */
export function does(row: Row | undefined): string {
  if (!row) return '';
  const parts: string[] = [];
  if (row.boost) parts.push(`${row.boost.trait}: +${row.boost.n} ${row.boost.kind}, ${row.boost.cap} a round`);
  if (row.discount) parts.push(`${row.discount.trait} $${row.discount.amount} cheaper`);
  if (row.harder) parts.push(`${row.harder.kind} costs ${row.harder.n} more`);
  if (row['harder_mixed']) parts.push(`mixed prices cost ${row['harder_mixed']} more`);
  if (row['harder_vault']) parts.push(`the vault costs ${row['harder_vault']} more`);
  if (row['wing_max']) parts.push(`at most ${row['wing_max']} numbers to Wing It`);
  return parts.join(', ');
}
