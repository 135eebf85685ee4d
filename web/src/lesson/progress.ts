/** How far this browser's learner has come in each lesson. */
const KEY = 'hideout-lessons';

function read(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

export const progress = {
  /** The step to go on with; 0 for a lesson not begun, or done. */
  of(lesson: string, steps: number): number {
    const at = read()[lesson] ?? 0;
    return Number.isInteger(at) && at > 0 && at < steps ? at : 0;
  },
  keep(lesson: string, at: number): void {
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...read(), [lesson]: at }));
    } catch {
      // A private window forgets; nothing else changes.
    }
  },
};
