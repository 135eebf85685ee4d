/** The Stage being told; board and sheet share it. */
import { Show } from '../show.svelte';

export const telling = new Show();
export const EACH = 1600; // milliseconds for a step
