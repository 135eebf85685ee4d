import type { Live } from '../lib/live.svelte';
import type { Course } from './course.svelte';

/** What the sheet needs of a room's socket. */
export type Line = Pick<
  Live,
  'act' | 'busy' | 'clearAnswers' | 'isHeld' | 'isLate' | 'moreTime' | 'note' | 'now' | 'refusal' | 'tell' | 'why'
>;

/** A lesson needs no socket: the teacher answers. */
export const lineOf = (course: Course): Line => ({
  act: (choice) => course.try(choice.action),
  busy: '',
  clearAnswers: () => (course.answer = ''),
  isHeld: false,
  isLate: false,
  moreTime: () => undefined,
  note: '',
  now: () => 0,
  refusal: null,
  tell: (text) => (course.answer = text),
  why: (action) => course.try(action),
});
