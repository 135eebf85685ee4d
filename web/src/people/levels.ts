import { maybe } from '../lib/words';

/** A bot is written `search+liar`: how well it plays, and how it carries itself. */
export const levelOf = (bot: string): string => bot.split('+')[0] ?? '';
export const mannerOf = (bot: string): string => bot.split('+').slice(1).join('+');

const inWords = (word: string): string => maybe(`bot-${word}`) || word;
export const levelWords = (level: string): string => inWords(level);
export const mannerWords = (manner: string): string => (manner ? inWords(manner) : '');
