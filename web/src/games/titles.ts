/** The name of a card, from the catalogue. */
export { cardName as title } from '../lib/words';
