import type { Clause } from '../wire';
import { locale } from './language';
import { t } from './words';

/** Where a clause stands and comes from; one that is not translated says so. */
export function refOf(clause: Clause): string {
  const isTranslated = clause.language === new Intl.Locale(locale).baseName;
  return [clause.id, t(`why-${clause.tag}`), ...(isTranslated ? [] : [t('why-english')])].join(' · ');
}

/** A clause without the marks of the rule book: where a sentence comes from, and names in code. */
export const plainly = (text: string): string =>
  text
    .replace(/\s*\[[SRD]\]\s*/g, ' ')
    .replace(/[`*]/g, '')
    .trim();
