import type { Frame, Room } from '../wire';

/** What is played at the table or was played there last: when that is over, the room may be set to another game. */
export const dealtIn = (room: Room): string => room.dealt || room.game;

/** The room is told of a new deal a moment before its first frame comes: until then there is only the end of the last game. */
export const isOfLastGame = (frame: Frame, room: Room): boolean =>
  room.playing && frame.result !== null && frame.table !== room.table;
