import type { Room } from '../wire';

/** What is played at the table or was played there last: when that is over, the room may be set to another game. */
export const dealtIn = (room: Room): string => room.dealt || room.game;
