/** The scenes of five recorded games: what they show, when, and to whom. */
import { describe, expect, test, vi } from 'vitest';
import { boardOf } from '../games';
import type { Told } from '../wire';
import { chaptersOf, type Beat, type Scene } from './story';
import { chaptersIn, everything, storyOf } from './recorded';

vi.setConfig({ testTimeout: 120_000 }); // boards are loaded when they are first asked for

const GAMES = ['bank-heist', 'heat', 'heist-hustle', 'millions-of-dollars', 'oceans-heist'];
const SCENES: Record<string, number> = {
  'bank-heist': 5,
  heat: 12,
  'heist-hustle': 10,
  'millions-of-dollars': 2,
  'oceans-heist': 6,
};

async function scenesOf(game: string): Promise<Scene[]> {
  const board = await boardOf(game);
  return chaptersIn(game, board).flatMap((chapter) => board.story!.scene(chapter) ?? []);
}
const words = (beat: Beat): string => JSON.stringify(beat, (_, value) => (typeof value === 'function' ? '' : value));

describe.each(GAMES)('%s', (game) => {
  test('has a scene for all that is finished, and none before', async () => {
    const scenes = await scenesOf(game);
    expect(scenes.map((scene) => scene.title)).toHaveLength(SCENES[game]!);
    for (const scene of scenes) expect(scene.title).not.toBe('');
  });

  test('tells events in their order, and no more than belongs to the chapter', async () => {
    const board = await boardOf(game);
    for (const chapter of chaptersIn(game, board)) {
      const told = board.story!.scene(chapter)?.beats.map((beat) => beat.upTo) ?? [];
      expect(told).toEqual(told.toSorted((a, b) => a - b));
      if (told.length) expect(told.at(-1)).toBeLessThanOrEqual(chapter.next?.n ?? chapter.events.at(-1)!.n);
    }
  });

  test('is told without anything that only this seat heard', async () => {
    const board = await boardOf(game);
    expect(everything(game).some((event) => event.private)).toBe(game !== 'heist-hustle');
    for (const chapter of chaptersIn(game, board)) {
      expect(chapter.events.filter((event) => event.private)).toEqual([]);
      const blind = { ...chapter, log: chapter.log.filter((event) => !event.private) };
      expect(JSON.stringify(board.story!.scene(chapter))).toBe(JSON.stringify(board.story!.scene(blind)));
    }
  });

  test('can be told again from the log alone', async () => {
    const board = await boardOf(game);
    for (const chapter of chaptersIn(game, board)) {
      const seen = board.story!.scene(chapter);
      const again = board.story!.scene({ ...chapter, before: undefined, after: undefined });
      expect(again?.beats.length).toBe(seen?.beats.length);
    }
  });

  test('says words, not keys', async () => {
    for (const scene of await scenesOf(game)) {
      for (const beat of scene.beats)
        expect(words(beat)).not.toMatch(/"(story|split|step|stage|scene)\.[a-z.]+"|undefined|NaN/);
    }
  });

  test('the log has a heading for each part', async () => {
    const board = await boardOf(game);
    const log = everything(game);
    const headings = log.map((event) => board.story!.heading(event, log)).filter(Boolean);
    expect(headings.length).toBeGreaterThan(0);
    expect(board.story!.start()).not.toBe('');
  });
});

test('a chapter is closed by the next one, or by the end', () => {
  const story = {
    start: () => 'a',
    heading: (event: Told) => (event.kind === 'turn' ? 'b' : ''),
    scene: () => undefined,
  };
  const log = ['x', 'turn', 'y', 'turn'].map((kind, i) => ({ n: i + 1, kind, args: {}, private: false, reader: null }));
  const open = chaptersOf(log, story, false);
  expect(open.map((one) => `${one.events.length} ${one.isClosed} ${one.next?.n}`)).toEqual([
    '1 true 2',
    '2 true 4',
    '1 false undefined',
  ]);
  expect(chaptersOf(log, story, true).at(-1)!.isClosed).toBe(true);
});

describe('Heat', () => {
  test('money and Heat move in B and C, and end as the table says', async () => {
    const board = await boardOf('heat');
    const chapters = chaptersIn('heat', board);
    for (const chapter of chapters.slice(0, -1)) {
      const scene = board.story!.scene(chapter);
      if (!scene || !chapter.after) continue;
      const view = chapter.after.view as { money: number[]; heat: number[] };
      for (const lane of scene.beats.at(-1)!.lanes) {
        expect(lane.figures!.map((figure) => figure.n)).toEqual([view.money[lane.seat!], view.heat[lane.seat!]]);
      }
      const flip = scene.beats[0]!;
      for (const lane of flip.lanes) expect(lane.figures!.every((figure) => figure.n === figure.was)).toBe(true);
      expect(flip.lanes.every((lane) => lane.cards?.length)).toBe(true);
    }
  });

  test('the last Stage ends with the pay-off, whoever wins last', async () => {
    const last = (await scenesOf('heat')).at(-1)!;
    const payOff = last.beats.filter((beat) => beat.title === 'Pay-off');
    expect(payOff).toHaveLength(storyOf('heat').names.length);
    expect(payOff.slice(0, -1).some((beat) => beat.lanes.some((lane) => lane.stamp === 'WINS'))).toBe(false);
    expect(payOff.at(-1)!.lanes.some((lane) => lane.stamp === 'WINS')).toBe(true);
  });
});

describe("Ocean's Heist", () => {
  test('every Defense of a round has its fate, and alarms add up', async () => {
    const board = await boardOf('oceans-heist');
    const rounds = chaptersIn('oceans-heist', board).filter((one) => one.events[0]!.kind === 'round');
    expect(rounds).toHaveLength(5);
    let alarms = 0;
    for (const round of rounds) {
      const last = board.story!.scene(round)!.beats.at(-1)!;
      const guards = last.lanes.filter((lane) => lane.key !== 'crew');
      expect(guards.length).toBeGreaterThan(0);
      for (const lane of guards) expect(lane.stamp).toMatch(/DISABLED|RINGS|STANDS/);
      const [figure] = last.figures!;
      expect(figure!.was).toBe(alarms);
      alarms = figure!.n;
      if (round.after) expect(alarms).toBe(round.after.view['alarms']);
    }
  });

  test('a bill says with how much of which kind it was paid', async () => {
    const scenes = await scenesOf('oceans-heist');
    const lines = scenes.flatMap((scene) => scene.beats.at(-1)!.lanes.flatMap((lane) => lane.lines ?? []));
    expect(lines.filter((line) => /^Paid with (\w+ \d)( \+ \w+ \d)*\.$/.test(line)).length).toBeGreaterThan(5);
  });
});

describe('Millions of Dollars', () => {
  test('cash ends as the table says, by the lines of the split', async () => {
    const board = await boardOf('millions-of-dollars');
    const chapters = chaptersIn('millions-of-dollars', board);
    for (const chapter of chapters) {
      const split = board.story!.scene(chapter)!.beats.at(-1)!;
      const was = (chapter.before!.view as { cash: number[] }).cash;
      const now = (chapter.after!.view as { cash: number[] }).cash;
      for (const lane of split.lanes) {
        expect([lane.figures![0]!.was, lane.figures![0]!.n]).toEqual([was[lane.seat!], now[lane.seat!]]);
      }
    }
  });
});

describe('Heist Hustle', () => {
  test('points add up to the totals', async () => {
    const board = await boardOf('heist-hustle');
    let totals = storyOf('heist-hustle').names.map(() => 0);
    for (const chapter of chaptersIn('heist-hustle', board)) {
      const points = board.story!.scene(chapter)?.beats.at(-1);
      if (!points) continue;
      const figures = points.lanes.toSorted((a, b) => a.seat! - b.seat!).map((lane) => lane.figures![0]!);
      expect(figures.map((figure) => figure.was)).toEqual(totals);
      totals = figures.map((figure) => figure.n);
    }
    expect(Math.max(...totals)).toBeGreaterThan(0);
  });
});

describe('Bank Heist', () => {
  test('the alarm, the way out, a round, and identities one by one', async () => {
    const titles = (await scenesOf('bank-heist')).map((scene) => scene.title);
    expect(titles).toEqual([
      'The alarm sounds',
      'Getaway',
      'A round of the Getaway',
      'A round of the Getaway',
      'The Hideout',
    ]);
  });

  test('before the end a scene names nobody who does not lie open', async () => {
    const board = await boardOf('bank-heist');
    for (const chapter of chaptersIn('bank-heist', board).slice(0, -1)) {
      const turned = everything('bank-heist').filter(
        (event) => ['revealed', 'shown'].includes(event.kind) && event.n <= (chapter.next?.n ?? 0),
      );
      const open = turned.map((event) => event.args['who']);
      for (const beat of board.story!.scene(chapter)?.beats ?? []) {
        for (const lane of beat.lanes) {
          const shown = lane.cards?.some((card) => ['agent', 'rival', 'crew', 'sticky-fingers'].includes(card.icon));
          if (shown) expect(open).toContain(`p${lane.seat}`);
        }
      }
    }
  });
});
