/** What a game's options are called. A game from elsewhere says it in its own words. */
import { format, speaker } from '../lib/words';
import type { OptionInfo } from '../wire';
import { translated } from '../lib/language';
import english from './options.en.ftl?raw';

const words = speaker(english, await translated('../people', 'options.'));

const part = (game: string, option: OptionInfo, attribute: string): string => {
  const pattern = words.bundle.getMessage(`option-${game}-${option.name}`)?.attributes[attribute];
  return pattern ? words.bundle.formatPattern(pattern, {}, []) : '';
};

export const optionTitle = (game: string, option: OptionInfo): string =>
  format(words.bundle, `option-${game}-${option.name}`, {}) ?? option.title;

export const optionAbout = (game: string, option: OptionInfo): string => part(game, option, 'about') || option.meaning;

export const choiceTitle = (game: string, option: OptionInfo, choice: string): string =>
  part(game, option, choice.replaceAll('.', '-')) || (option.choice_titles[option.choices.indexOf(choice)] ?? choice);
