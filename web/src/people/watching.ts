import type { Guest, Room } from '../wire';

/** Who looks on. A device that is only the screen is nobody. */
export const watching = (room: Room): Guest[] => room.guests.filter((guest) => guest.person !== room.screen);
