/** The page's icons beyond its first screen. */
import ui from 'virtual:icons/ui';
import { addIcons } from './Icon.svelte';

addIcons(ui);
