/** The inks of the games: each has its own in `ink.css`, for `[data-game='its-name']`. */
import.meta.glob('./*/ink.css', { eager: true });
