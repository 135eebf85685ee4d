/** What is known of the game on the table. A page shows one table at a time. */
import { api } from '../../lib/api';
import type { ShapeInfo } from '../../wire';

/** A card as its deck describes it; what the deck does not say is empty. */
export interface Card {
  suit: string;
  colour: string;
  glyph: string;
}

export const known: { shape: ShapeInfo | null; cards: Map<string, Card> } = { shape: null, cards: new Map() };

export async function learn(game: string, deck: unknown): Promise<void> {
  known.cards.clear();
  readCards(deck);
  known.shape = await api.view(game).catch(() => null);
}

/** Whatever has an id, however deep in the deck it lies. */
function readCards(deck: unknown): void {
  if (typeof deck !== 'object' || deck === null) return;
  const row = deck as Record<string, unknown>;
  const text = (name: string): string => (typeof row[name] === 'string' ? row[name] : '');
  if (text('id')) known.cards.set(text('id'), { suit: text('suit'), colour: text('colour'), glyph: text('glyph') });
  Object.values(row).forEach(readCards);
}
