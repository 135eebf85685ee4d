/** Whatever is greyed out answers "Why?" when it is tapped; nothing is switched off in silence. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { parse } from 'svelte/compiler';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { boardOf } from '../games';
import { GAMES, recorded, shown, type Moment } from '../games/frames';
import games from '../games/games.json';
import { Live } from '../lib/live.svelte';
import { Luck } from '../lib/luck.svelte';
import type { Frame, Room } from '../wire';
import Ask from './Ask.svelte';
import JoinForm from './JoinForm.svelte';
import Lobby from './Lobby.svelte';

/** A line that never opens: what the page says without a server. */
class DeadLine {
  close(): void {}
  send(): void {}
}

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }));
  vi.stubGlobal('WebSocket', DeadLine);
  vi.stubGlobal('fetch', async (path: string) => ({
    ok: true,
    json: async () =>
      path.startsWith('/api/games?')
        ? games
        : recorded(GAMES.find((game) => path.includes(game)) ?? 'oceans-heist').deck,
  }));
});
afterEach(cleanup);

const settled = async (): Promise<void> => {
  await vi.dynamicImportSettled();
  await new Promise((done) => setTimeout(done, 0));
};
const greyed = () => [...document.querySelectorAll<HTMLElement>('[aria-disabled="true"]')];
const everything = GAMES.flatMap((game) =>
  Object.entries(recorded(game).moments).map(([name, moment]) => [game, name, moment] as const),
);

// A control the browser itself switches off hears no tap, so it could not answer.
const components = import.meta.glob<string>('../**/*.svelte', { query: '?raw', import: 'default', eager: true });
const switchedOff = (source: string): string[] => {
  const found: string[] = [];
  JSON.stringify(parse(source, { modern: true }).fragment, (key, value) => {
    if (value?.type === 'Attribute' && value.name === 'disabled') found.push(source.slice(value.start, value.end));
    return key === 'parent' ? undefined : value;
  });
  return found;
};

test('the check finds what it looks for', () => {
  expect(switchedOff('<p>{#if a}<button aria-disabled={b} disabled={b}>c</button>{/if}</p>')).toEqual(['disabled={b}']);
});

test.each(Object.entries(components))('%s switches nothing off for good', (_, source) => {
  expect(switchedOff(source)).toEqual([]);
});

/** Taps everything grey once, and returns what stayed silent. */
async function silentIn(moment: Moment, isStill: boolean): Promise<string[]> {
  const board = await boardOf(moment.room.game);
  const props = { ...shown(moment), isStill };
  const mine = moment.frame.viewer >= 0 ? [board.Hand, board.Extra] : [];
  for (const part of [board.Board, ...mine, board.Side?.component]) if (part) render(part, { props });
  await settled();
  props.acts.length = 0; // a board may have asked for a first plan
  const silent: string[] = [];
  for (const control of greyed()) {
    const before = props.asked.length + props.told.length;
    await fireEvent.click(control);
    if (props.asked.length + props.told.length === before) silent.push(control.outerHTML);
    expect(props.acts).toEqual([]);
  }
  for (const text of [...props.asked, ...props.told]) expect(text).not.toMatch(/undefined|NaN| $/);
  return silent;
}

test.each(everything)('%s, %s: all that is grey answers', async (_, __, moment) => {
  expect(await silentIn(moment, false)).toEqual([]);
});

test.each(everything)('%s, %s: it answers in a replay, too', async (_, __, moment) => {
  expect(await silentIn(moment, true)).toEqual([]);
});

test('somewhere something is grey, or these tests look at nothing', async () => {
  const board = await boardOf('heist-hustle');
  render(board.Board, { props: shown(recorded('heist-hustle').moments['roll-asked']!) });

  expect(greyed().length).toBeGreaterThan(0);
});

describe('on the sheet', () => {
  const { frame, room } = recorded('bank-heist').moments['receive-asked']!;

  function sheet(live: Live, denied: { action: string; title: string; icon: string }[] = []) {
    const props = {
      live,
      frame: frame as Frame,
      names: [],
      game: room.game,
      choices: frame.legal,
      denied,
      endsAt: 0,
      face: () => ({}),
    };
    render(Ask, { props });
  }

  test('a choice that has to wait says for what', async () => {
    const live = new Live(room.code); // the line is not open
    sheet(live);

    expect(greyed()).toHaveLength(frame.legal.length);
    await fireEvent.click(greyed()[0]!);
    expect(screen.getByRole('status').textContent).toMatch(/^Reconnecting/);
    live.close();
  });

  test('what the rules deny asks the server', async () => {
    const live = new Live(room.code);
    const why = vi.spyOn(live, 'why');
    sheet(live, [{ action: 'adrenaline', title: 'Adrenaline', icon: 'adrenaline' }]);

    await fireEvent.click(screen.getByRole('button', { name: /^Adrenaline/ }));
    expect(why).toHaveBeenCalledWith('adrenaline');
    live.close();
  });
});

describe('in the room', () => {
  const { room } = everything[0]![2];
  const people = room.chairs.filter((chair) => chair.person);
  const guest = people.find((chair) => chair.person !== room.host)!.person!;
  const idle = { ...room, playing: false, table: '' } as Room;

  async function lobby(seen: Room): Promise<Live> {
    const live = new Live(seen.code);
    render(Lobby, { props: { live, luck: new Luck(seen.code), room: seen } });
    await settled();
    return live;
  }

  test.each([
    ['a guest', { ...idle, you: guest }, /^Only the host, .*, sets the table/],
    ['the host while a game runs', { ...idle, you: room.host, playing: true }, /until it is over/],
  ])('%s hears why each setting is not theirs', async (_, seen, reason) => {
    const live = await lobby(seen);

    expect(screen.getAllByText(reason)).toHaveLength(1);
    expect(document.querySelectorAll('.rules :is(select, input)')).toHaveLength(0);
    expect(greyed().map((control) => control.textContent)).toEqual(['Remote', 'Same room']);
    for (const control of greyed()) {
      await fireEvent.click(control);
      expect(screen.getByRole('status').textContent).toMatch(reason);
    }
    live.close();
  });

  test('the host can set everything', async () => {
    const live = await lobby({ ...idle, you: room.host });

    expect(greyed()).toEqual([]);
    const options = games.find((game) => game.name === room.game)!.options;
    expect(document.querySelectorAll('.rules :is(select, input)').length).toBeGreaterThan(options.length);
    live.close();
  });

  test('nobody sits down without a name, and hears why', async () => {
    const join = vi.fn();
    render(JoinForm, { props: { room: idle, join } });
    await fireEvent.input(screen.getByLabelText('Your name'), { target: { value: ' ' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Take a chair' }));

    expect(screen.getByRole('alert').textContent).toMatch(/write a name first/);
    expect(join).not.toHaveBeenCalled();
  });
});
