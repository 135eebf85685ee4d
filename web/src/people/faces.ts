import { faces } from '../shell/faces';
import type { Chair, Room } from '../wire';

/**
 * Somebody without a face of their own gets one from their name: always the same or, if it is taken, the next.
 * So nobody's face is another because somebody came or went, unless it was theirs.
 */
export function faceFor(name: string, taken: ReadonlySet<string> = new Set()): string {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + letter.codePointAt(0)!) % 997;
  const first = sum % faces.length;
  const inTurn = [...faces.slice(first), ...faces.slice(0, first)];
  return inTurn.find((face) => !taken.has(face)) ?? inTurn[0]!;
}

/** A face for each name, and no two alike while there are enough. */
export function facesFor(names: string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const face = faceFor(name, taken);
    taken.add(face);
    return face;
  });
}

/** The room with a face for everybody: people keep theirs, and no bot looks like somebody else. */
export const withFaces = (room: Room): Room => ({ ...room, chairs: faced(room.chairs), sat: faced(room.sat ?? []) });

/** Who sits at the table by seat; once its game is over, who sat there. */
export const seatedIn = (room: Room): Chair[] => (room.playing || !room.sat?.length ? room.chairs : room.sat);

function faced(seated: Chair[]): Chair[] {
  const taken = new Set<string>();
  const own = (chair: Chair): string => {
    if (chair.kind === 'bot') return '';
    const face = faces.includes(chair.avatar ?? '') ? chair.avatar! : faceFor(chair.name);
    taken.add(face);
    return face;
  };
  const people = seated.map(own);
  return seated.map((chair, place) => {
    const avatar = people[place] || faceFor(chair.name, taken);
    taken.add(avatar);
    return { ...chair, avatar };
  });
}
