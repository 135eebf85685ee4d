import { translated } from '../../lib/language';
import { speaker } from '../../lib/words';
import english from './en.ftl?raw';

/** What the board of Ocean's Heist says by itself. */
export const w = speaker(english, await translated('../games/oceans-heist'));

export const kindWord = (kind: string): string => w.maybe(`kind.${kind}`);
/** A trait that only this deck has stays as its owner wrote it. */
export const traitWord = (trait: string): string => w.maybe(`trait.${trait}`) || trait;
