import type { GameInfo, Room } from '../wire';
import { api } from './api';
import { myName, prefs } from './prefs.svelte';

const LIVELY = 4; // seats, or as many as the game needs

export const openRoom = (game: string): Promise<Room> => api.open(game, myName(), prefs.kept.avatar);

/** A table with bots for whoever is alone, dealt at once. */
export async function dealAlone(game: GameInfo): Promise<Room> {
  let room = await openRoom(game.name);
  const seats = Math.min(room.most, Math.max(room.least, LIVELY));
  const { Luck } = await import('./luck.svelte');
  const luck = new Luck(room.code);
  await luck.giveOpenly(room);
  for (let n = room.chairs.length; n < seats; n++) room = await api.addBot(room.code, game.usual);
  luck.keepList(room);
  await api.start(room.code);
  return room;
}
