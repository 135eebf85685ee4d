import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import subset from 'subset-font';
import type { Plugin } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));
const MADE = here('node_modules/.hideout');
// What nearly every screen needs and no more: the letters of English, its marks, and prices.
const RANGE = 'U+20-7E,U+A0,U+A3,U+B7,U+D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+20AC,U+2212';
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
  { css: '@fontsource/londrina-solid/latin-900.css', cuts: [{ name: 'base', axes: {}, weight: '900' }] },
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

function letters(): string {
  const spans = RANGE.replaceAll('U+', '')
    .split(',')
    .map((span) => span.split('-').map((hex) => Number.parseInt(hex, 16)));
  return spans
    .flatMap(([first, last = first]) => Array.from({ length: last! - first! + 1 }, (_, n) => first! + n))
    .map((code) => String.fromCodePoint(code))
    .join('');
}

/** The package's own faces, and after them, so that they come first, some with the usual letters alone. */
async function familyOf({ css, cuts }: Family): Promise<string> {
  const home = dirname(css);
  const faces = readFileSync(here(`node_modules/${css}`), 'utf8').replaceAll('url(./files/', `url(../${home}/files/`);
  const latin = faces.match(/[^/]+-latin-(?!ext)[^/]*\.woff2/)![0];
  const face = faces.match(/@font-face \{[^}]*\}/g)!.find((one) => one.includes(latin))!;
  const format = face.match(/\.woff2\) (format\([^)]*\))/)![1];
  const whole = readFileSync(here(`node_modules/${home}/files/${latin}`));
  const own = cuts.map(async ({ name, axes, weight }) => {
    const file = latin.replace('-latin-', `-${name}-`);
    const options = { targetFormat: 'woff2', variationAxes: axes } as const;
    writeFileSync(`${MADE}/${file}`, await subset(whole, letters(), options));
    // Faces take over from each other, letter by letter, only where they say the same of their weight.
    const others = faces.replaceAll(/font-weight:[^;]*;/g, `font-weight: ${weight};`);
    const usual = face
      .replace(/src:[^;]*;/, `src: url(./${file}) ${format};`)
      .replace(/font-weight:[^;]*;/, `font-weight: ${weight};`)
      .replace(/\s*unicode-range:[^;}]*;?/, '')
      .replace('}', `  unicode-range: ${RANGE};\n}`);
    return `${others}\n${usual}\n`;
  });
  return (await Promise.all(own)).join('\n');
}

/** `virtual:fonts.css`: all fonts. Few letters are enough for most screens; the rest is fetched where it is needed. */
export function fonts(): Plugin {
  const made = `${MADE}/fonts.css`;
  return {
    name: 'hideout-fonts',
    async buildStart() {
      if (existsSync(made)) return;
      mkdirSync(MADE, { recursive: true });
      const families = await Promise.all(FAMILIES.map(familyOf));
      writeFileSync(made, families.join('\n'));
    },
    resolveId: (id) => (id === 'virtual:fonts.css' ? made : undefined),
  };
}
