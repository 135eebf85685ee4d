/** Three ways to play; whatever else a host has set stays as it is. */
import type { GameInfo, Pace, Room, RoomSettings } from '../wire';

export const PRESETS = ['first', 'usual', 'fast'] as const;
export type Preset = (typeof PRESETS)[number];

const PACE: Record<Preset, Pace> = { first: 'relaxed', usual: 'live', fast: 'fast' };

const isTime = (game: GameInfo, name: string): boolean =>
  game.options.some((option) => option.name === name && option.group === 'time');

/** Which of them the room is set to; none if its clocks were set by hand. */
export function presetOf(room: Pick<Room, 'pace' | 'options'>, game: GameInfo): Preset | undefined {
  if (Object.keys(room.options).some((name) => isTime(game, name))) return undefined;
  return PRESETS.find((preset) => PACE[preset] === room.pace);
}

export function settingsOf(preset: Preset, room: Pick<Room, 'options'>, game: GameInfo): Partial<RoomSettings> {
  const kept = Object.entries(room.options).filter(([name]) => !isTime(game, name));
  const options = Object.fromEntries(kept) as NonNullable<RoomSettings['options']>;
  // Whoever plays for the first time may ask the coach; nobody loses it by another pace.
  return { pace: PACE[preset], options, ...(preset === 'first' ? { coach: true } : {}) };
}
