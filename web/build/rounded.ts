/** How many numbers each command of a path takes, and which of them are not a point's: of an arc, the first five. */
const TAKES: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const FLAG = /^\s*,?\s*([01])/;

interface Command {
  letter: string;
  numbers: number[];
}

/** A path as commands with as many numbers as each takes. */
export function commandsOf(path: string): Command[] {
  const found: Command[] = [];
  let at = 0;
  let letter = '';
  while (at < path.length) {
    const rest = path.slice(at);
    const word = /^[\s,]*([a-z])/i.exec(rest);
    if (word) {
      letter = word[1]!;
      at += word[0].length;
    } else if (!/\S/.test(rest)) break;
    else if (letter === 'm' || letter === 'M') letter = letter === 'm' ? 'l' : 'L';
    const numbers: number[] = [];
    while (numbers.length < TAKES[letter.toLowerCase()]!) {
      const isFlag = letter.toLowerCase() === 'a' && (numbers.length === 3 || numbers.length === 4);
      const one = (isFlag ? FLAG : /^[\s,]*(-?(?:\d*\.\d+|\d+\.?)(?:e-?\d+)?)/i).exec(path.slice(at));
      if (!one) throw new Error(`a path cannot be read at ${path.slice(at, at + 20)}`);
      numbers.push(Number(one[1]));
      at += one[0].length;
    }
    found.push({ letter, numbers });
  }
  return found;
}

/**
 * A path on a coarser grid. Every point is put on the grid where it lies, so that the steps from point to point,
 * which are what most paths are made of, do not add up their errors.
 */
export function rounded(path: string, digits: number): string {
  const grid = 10 ** digits;
  const on = (n: number): number => Math.round(n * grid) / grid;
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let told = '';
  for (const { letter, numbers } of commandsOf(path)) {
    const kind = letter.toLowerCase();
    const isRelative = letter === kind;
    const [fromX, fromY] = isRelative ? [x, y] : [0, 0];
    const [gridX, gridY] = isRelative ? [on(x), on(y)] : [0, 0];
    const put = (n: number, from: number, base: number): number => on(on(n + from) - base);
    const out = numbers.map((n, i) => {
      if (kind === 'h') return put(n, fromX, gridX);
      if (kind === 'v') return put(n, fromY, gridY);
      if (kind === 'a' && i < 5) return i < 2 ? Math.max(on(n), 1 / grid) : n;
      const isX = kind === 'a' ? i === 5 : i % 2 === 0;
      return isX ? put(n, fromX, gridX) : put(n, fromY, gridY);
    });
    if (kind === 'z') [x, y] = [startX, startY];
    else {
      if (kind !== 'v') x = fromX + numbers.at(kind === 'h' ? -1 : -2)!;
      if (kind !== 'h') y = fromY + numbers.at(-1)!;
    }
    if (kind === 'm') [startX, startY] = [x, y];
    told += letter + out.map((n, i) => written(n, i > 0)).join('');
  }
  return told;
}

function written(n: number, isNext: boolean): string {
  const text = String(n === 0 ? 0 : n).replace(/^(-?)0\./, '$1.');
  return isNext && !text.startsWith('-') ? ` ${text}` : text;
}

const isMeasure = (kind: string, at: number): boolean => kind !== 'a' || at < 2 || at > 4;

function halved(path: string): string {
  const half = ({ letter, numbers }: Command): string =>
    letter + numbers.map((n, at) => written(isMeasure(letter.toLowerCase(), at) ? n / 2 : n, at > 0)).join('');
  return commandsOf(path).map(half).join('');
}

const PATH = / d="([^"]*)"/g;

/** All paths of an icon, for large pictures. */
export const fineIcon = (body: string): string =>
  body.replaceAll(PATH, (_, path: string) => ` d="${rounded(path, 1)}"`);

/** All paths of an icon of 512 by 512 on a grid of half as many lines: more than a button or a card shows. */
export const smallIcon = (body: string): string =>
  `<g transform="scale(2)">${body.replaceAll(PATH, (_, path: string) => ` d="${rounded(halved(path), 0)}"`)}</g>`;
