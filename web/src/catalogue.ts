/** All that the page says, by area: read when the page is built. */
import.meta.glob('./games/*/words.ts', { eager: true });
export { catalogue } from './lib/words';
