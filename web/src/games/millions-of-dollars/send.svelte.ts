/** Whom I send: one Role, or with three players a first and a second. Hand and sheet share it. */
import { picked } from '../../lib/picked.svelte';
import type { Choice, Frame } from '../../wire';
import { choiceOf, viewOf } from './view';

class Paired {
  first = $state('');
}

export const paired = new Paired();

const isPair = (frame: Frame): boolean => viewOf(frame).cash.length === 3;

/** What a tap on a Role would send, or begin to. */
export function sendOf(frame: Frame, role: string): Choice | undefined {
  if (!isPair(frame)) return choiceOf(frame, `choose ${role}`);
  if (!paired.first || paired.first === role) {
    return frame.legal.find((one) => one.action.startsWith(`choose-two ${role} `));
  }
  return choiceOf(frame, `choose-two ${paired.first} ${role}`);
}

/** What to ask about when a Role cannot be sent. */
export function wishOf(frame: Frame, role: string): string {
  if (!isPair(frame)) return `choose ${role}`;
  const others = viewOf(frame).roles.filter((one) => one !== role);
  const partner = others.find((one) => one === paired.first) ?? others.find((one) => sendOf(frame, one));
  return `choose-two ${partner ?? others[0]} ${role}`;
}

/** A tap on a Role: `take` picks what it completes. */
export function pickRole(frame: Frame, role: string, take: (choice: Choice) => void): void {
  const found = sendOf(frame, role);
  if (!found) return;
  if (isPair(frame) && !paired.first) {
    picked.clear();
    paired.first = role;
  } else {
    if (paired.first !== role) take(found);
    paired.first = '';
  }
}
