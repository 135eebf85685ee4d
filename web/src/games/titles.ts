import { narrator } from '../lib/narrator.svelte';

/** The name of a card, a role or an identity. */
export const title = (id: string): string => narrator.title(id);
