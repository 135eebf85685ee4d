import { wordsIn } from '../../lib/language';
import { speaker } from '../../lib/words';

/** What the board of Ocean's Heist says by itself. */
export const w = speaker(...(await wordsIn('../games/oceans-heist')));

export const kindWord = (kind: string): string => w.maybe(`kind-${kind}`);
/** A trait that only this deck has stays as its owner wrote it. */
export const traitWord = (trait: string): string => w.maybe(`trait-${trait}`) || trait;
