/** The faces people can have. */
import avatars from 'virtual:icons/avatars';
import { addIcons } from './Icon.svelte';

addIcons(avatars);

export const faces = Object.keys(avatars);
