import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import subset from 'subset-font';
import type { Plugin } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));
const MADE = here('node_modules/.hideout');
// What nearly every screen needs and no more: the letters of English, its marks, prices, and the signs that keep
// words apart or in their direction: nobody sees them, but a browser fetches the font that is said to have them.
const RANGE =
  'U+20-7E,U+A0,U+A3,U+AD,U+B7,U+D7,U+200B-200F,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2066-2069,U+20AC,U+2212';
// What the other languages in Latin letters have besides, each in few small files. Who reads German fetches
// `german`, who reads French `romance` and `french`; a name may need any of them.
const ACCENTS: Record<string, string> = {
  german: 'U+C4,U+D6,U+DC,U+DF,U+E4,U+F6,U+FC,U+201A,U+201E', // Ä Ö Ü ß „
  romance: 'U+C3,U+C9,U+D5,U+E0-E3,U+E7,U+E9-EA,U+ED,U+F3-F5,U+FA', // É à á â ã ç é ê í ó ô õ ú
  spanish: 'U+A1,U+BA,U+BF,U+F1', // ¡ º ¿ ñ
  french: 'U+AB,U+BB,U+C0,U+E8,U+EE,U+F9,U+FB,U+202F', // « » À è î ù û
  seldom: 'U+AA,U+C1-C2,U+C7-C8,U+CA,U+CD-CE,U+D1,U+D3-D4,U+DA-DB,U+EB,U+EF,U+152-153', // Á Ç Ñ Ú œ
  others:
    'U+A2,U+A4-A9,U+AC,U+AE-B6,U+B8-B9,U+BC-BE,U+C5-C6,U+CB-CC,U+CF-D0,U+D2,U+D8-D9,U+DD-DE,U+E5-E6,U+EC,U+F0,U+F2,U+F7-F8,U+FD-FF,U+178,U+2009,U+2039-203A,U+2190,U+2192',
};
// The letters of Arabic as it is written today, its marks and usual vowels. Figures are those on the cards.
const ARABIC = 'U+60C,U+61B,U+61F,U+621-63A,U+640-652,U+66A,U+6CC';
const FAMILIES: Family[] = [
  // The weights that are used, of which a variable font has more.
  {
    css: '@fontsource-variable/atkinson-hyperlegible-next/wght.css',
    cuts: [{ name: 'base', axes: { wght: { min: 400, max: 700 } }, weight: '400 700' }],
  },
  // Mostly figures, and mostly bold: two fonts of one weight each are lighter than one of both.
  {
    css: '@fontsource-variable/atkinson-hyperlegible-mono/wght.css',
    cuts: [
      { name: 'base', axes: { wght: 400 }, weight: '200 550' },
      { name: 'bold', axes: { wght: 700 }, weight: '551 800' },
    ],
  },
  { css: '@fontsource/londrina-solid/900.css', cuts: [{ name: 'base', axes: {}, weight: '900' }] },
];
// Only in the list of fonts of a page that is read in Arabic (styles/scripts.css), so nobody else loads them.
const ARABIC_FAMILIES: Family[] = [
  {
    css: '@fontsource-variable/noto-sans-arabic/wght.css',
    cuts: [{ name: 'base', axes: { wght: { min: 400, max: 700 } }, weight: '400 700' }],
  },
  { css: '@fontsource/lalezar/arabic-400.css', cuts: [{ name: 'base', axes: {}, weight: '900' }] },
];

interface Cut {
  name: string;
  axes: Record<string, number | { min: number; max: number }>;
  weight: string;
}

interface Family {
  css: string;
  cuts: Cut[];
}

function codes(range: string): number[] {
  const spans = range
    .replaceAll('U+', '')
    .split(',')
    .map((span) => span.split('-').map((hex) => Number.parseInt(hex, 16)));
  return spans.flatMap(([first, last = first]) => Array.from({ length: last! - first! + 1 }, (_, n) => first! + n));
}

const letters = (range: string): string => String.fromCodePoint(...codes(range));

/** A face without the letters that smaller ones have: while those are on their way, a browser may fetch it as well. */
function remainder(face: string, taken: Set<number>): string {
  return face.replace(/unicode-range: *([^;}]*)/, (_, range: string) => {
    const left = codes(range.replaceAll(/\s/g, '')).filter((code) => !taken.has(code));
    return `unicode-range: ${left.map((code) => `U+${code.toString(16)}`).join(',')}`;
  });
}

/** A package's faces, and the one of them that has a script. */
function packaged(css: string, script: string) {
  const home = dirname(css);
  const faces = readFileSync(here(`node_modules/${css}`), 'utf8').replaceAll('url(./files/', `url(../${home}/files/`);
  const file = faces.match(new RegExp(`[^/]+-${script}-(?:wght|\\d+)-[^/]*\\.woff2`))![0];
  const face = faces.match(/@font-face \{[^}]*\}/g)!.find((one) => one.includes(file))!;
  return { faces, file, face, whole: readFileSync(here(`node_modules/${home}/files/${file}`)) };
}

/** A font with some letters alone, and the face that names them. */
async function cutOf(css: string, script: string, { name, axes, weight }: Cut, part: string, range: string) {
  const { file, face, whole } = packaged(css, script);
  const made = file.replace(`-${script}-`, `-${name}${part}-`);
  const options = { targetFormat: 'woff2', variationAxes: axes, noHinting: true } as const;
  writeFileSync(`${MADE}/${made}`, await subset(whole, letters(range), options));
  return face
    .replace(/src:[^;]*;/, `src: url(./${made}) ${face.match(/\.woff2\) (format\([^)]*\))/)![1]};`)
    .replace(/font-weight:[^;]*;/, `font-weight: ${weight};`)
    .replace(/\s*unicode-range:[^;}]*;?/, '')
    .replace('}', `  unicode-range: ${range};\n}`);
}

/** The package's own faces, and after them, so that they come first, some with the usual letters alone. */
async function latinFamily({ css, cuts }: Family): Promise<string> {
  const { faces, face } = packaged(css, 'latin');
  const rest = faces.replace(face, remainder(face, new Set(codes([RANGE, ...Object.values(ACCENTS)].join(',')))));
  const own = cuts.map(async (cut) => {
    // Faces take over from each other, letter by letter, only where they say the same of their weight.
    const others = rest.replaceAll(/font-weight:[^;]*;/g, `font-weight: ${cut.weight};`);
    const parts = Object.entries({ ...ACCENTS, '': RANGE });
    const made = parts.map(([name, range]) => cutOf(css, 'latin', cut, name && `-${name}`, range));
    return [others, ...(await Promise.all(made))].join('\n');
  });
  return (await Promise.all(own)).join('\n');
}

/** One script of a package, and no more of it. */
const arabicFamily = async ({ css, cuts }: Family): Promise<string> =>
  (await Promise.all(cuts.map((cut) => cutOf(css, 'arabic', cut, '-arabic', ARABIC)))).join('\n');

/** Londrina draws an empty box for the sign of multiplication, and says that it has it: this one is lent to it. */
async function borrowedTimes(): Promise<string> {
  const cut = { name: 'times', axes: { wght: 700 }, weight: '900' };
  const face = await cutOf(FAMILIES[0]!.css, 'latin', cut, '', 'U+D7');
  return face.replace(/font-family:[^;]*;/, "font-family: 'Londrina Solid';");
}

/** `virtual:fonts.css`: all fonts. Few letters are enough for most screens; the rest is fetched where it is needed. */
export function fonts(): Plugin {
  // Made once for what is wanted here: that takes longer than all else.
  const wanted = createHash('sha256')
    .update(readFileSync(here('build/fonts.ts')))
    .digest('hex')
    .slice(0, 8);
  const made = `${MADE}/fonts-${wanted}.css`;
  return {
    name: 'hideout-fonts',
    async buildStart() {
      if (existsSync(made)) return;
      mkdirSync(MADE, { recursive: true });
      const families = await Promise.all([
        ...FAMILIES.map(latinFamily),
        ...ARABIC_FAMILIES.map(arabicFamily),
        borrowedTimes(), // the last face that has a letter draws it
      ]);
      writeFileSync(made, families.join('\n'));
    },
    resolveId: (id) => (id === 'virtual:fonts.css' ? made : undefined),
  };
}
