import pack from '@iconify-json/game-icons/icons.json';
import { expect, test } from 'vitest';
import { commandsOf, rounded } from '../build/rounded';

/** Where a path is after each command. */
function points(path: string): [number, number][] {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  return commandsOf(path).map(({ letter, numbers }) => {
    const kind = letter.toLowerCase();
    const [fromX, fromY] = letter === kind ? [x, y] : [0, 0];
    if (kind === 'z') [x, y] = [startX, startY];
    else if (kind === 'h') x = fromX + numbers[0]!;
    else if (kind === 'v') y = fromY + numbers[0]!;
    else [x, y] = [fromX + numbers.at(-2)!, fromY + numbers.at(-1)!];
    if (kind === 'm') [startX, startY] = [x, y];
    return [x, y];
  });
}

test('a path keeps its commands, and no point of it moves by more than half a step of the grid', () => {
  const icons: Record<string, { body: string }> = pack.icons;
  for (const name of ['robber-mask', 'fox-head', 'elephant-head', 'dial-padlock', 'rule-book', 'poker-hand']) {
    for (const [, path = ''] of icons[name]!.body.matchAll(/ d="([^"]*)"/g)) {
      const coarse = rounded(path, 0);
      const [before, after] = [points(path), points(coarse)];
      expect(after).toHaveLength(before.length);
      before.forEach(([x, y], n) => {
        expect(Math.abs(after[n]![0] - x)).toBeLessThanOrEqual(0.51);
        expect(Math.abs(after[n]![1] - y)).toBeLessThanOrEqual(0.51);
      });
      expect(coarse.length).toBeLessThan(path.length);
    }
  }
});

test('what follows a command without a letter of its own is the same command', () => {
  expect(rounded('m1.4 1.4 2.2.4-1.6 3Z', 0)).toBe('m1 1l3 1l-2 3Z');
  expect(rounded('M0 0a5.2 5.2 0 015 5.4', 0)).toBe('M0 0a5 5 0 0 1 5 5');
});
