/** The boards, drawn from what a real server told real seats. */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import shell from '../icons.json';
import { boardOf } from '.';
import { deadline, type GameBoard } from './board';
import { GAMES, recorded, shown, type Moment } from './frames';
import { effectOf } from './heat/view';

vi.setConfig({ testTimeout: 120_000 }); // boards and their parts are loaded when they are first asked for

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  // The only thing a board asks for by itself is the open catalogue of its cards.
  vi.stubGlobal('fetch', async (path: string) => ({
    ok: true,
    json: async () => recorded(GAMES.find((game) => path.includes(game)) ?? 'oceans-heist').deck,
  }));
});
afterEach(cleanup);

/** All that a seat sees of its board: the table, its hand, and what the sheet adds. */
async function draw(board: GameBoard, moment: Moment) {
  const props = shown(moment);
  const parts = [
    board.Board,
    ...(moment.frame.viewer >= 0 ? [board.Hand, board.Extra, board.Side?.component] : [board.Side?.component]),
  ];
  for (const part of parts) if (part) render(part, { props });
  await vi.dynamicImportSettled();
  await new Promise((done) => setTimeout(done, 0));
  return props;
}

describe.each(GAMES)('%s', (game) => {
  test('takes no name of an icon by which the page means another', async () => {
    const own: Record<string, unknown> = (await import(`./${game}/icons.json`)).default;
    const all: Record<string, string> = shell.icons;
    const isTaken = (name: string) => name !== 'cover' && name in all && all[name] !== own[name];
    expect(Object.keys(own).filter(isTaken)).toEqual([]);
  });

  const moments = Object.entries(recorded(game).moments);

  test.each(moments)('%s is drawn whole', async (_, moment) => {
    const board = await boardOf(game);
    const { names } = await draw(board, moment);

    const text = document.body.textContent ?? '';
    expect(text).not.toMatch(/undefined|NaN|\[object|\{\w+\}/);
    expect(document.querySelectorAll('[data-missing]')).toHaveLength(0);
    for (const name of names) {
      const labels = [...document.querySelectorAll('[aria-label], [title]')].map(
        (one) => `${one.getAttribute('aria-label')} ${one.getAttribute('title')}`,
      );
      const isMe = names.indexOf(name) === moment.frame.viewer;
      if (!isMe) expect(`${text} ${labels.join(' ')}`).toContain(name);
    }
  });

  test.each(moments)('%s can be read: every control and picture has a name', async (_, moment) => {
    await draw(await boardOf(game), moment);

    for (const control of document.querySelectorAll('button')) {
      const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
      expect(name.trim(), control.outerHTML).not.toBe('');
    }
    for (const picture of document.querySelectorAll('[role="img"]')) {
      expect(picture.getAttribute('aria-label'), picture.outerHTML).toBeTruthy();
    }
  });

  test.each(moments)('%s says where we are and what it is about', async (name, moment) => {
    const board = await boardOf(game);
    const { names } = shown(moment);

    expect(board.stage(moment.frame)).toMatch(/\w/);
    if (moment.frame.result) expect(board.headline(moment.frame, names).title).toMatch(/\w/);
    else if (name.includes('-asked')) expect(board.hint(moment.frame, names)).toMatch(/\w{3}/);
  });

  // Whatever is legal is offered once: on the board, on the sheet or beside the chat.
  test.each(moments.filter(([name]) => name.includes('-asked')))('%s offers all that is legal', async (_, moment) => {
    const board = await boardOf(game);
    const props = await draw(board, moment);

    const onBoard = moment.frame.legal.filter(
      (choice) => (board.onBoard?.(choice, moment.frame) ?? false) && !(board.isTalk?.(choice, moment.frame) ?? false),
    );
    if (!onBoard.length) return;
    const offered = [...document.querySelectorAll<HTMLElement>('[data-action], [data-picks]')];
    const named = (control: HTMLElement) => control.dataset['action'] ?? control.dataset['picks'];
    const legal = moment.frame.legal.map((choice) => choice.action);
    expect(offered.length + document.querySelectorAll('form, [aria-pressed]').length).toBeGreaterThan(0);
    for (const control of offered) expect(legal).toContain(named(control));
    if (!offered[0]) return;
    const wanted = named(offered[0]);
    await fireEvent.click(offered[0]);
    // A pair of Characters takes two taps; anything else is done with one.
    if (!wanted?.startsWith('choose-two')) expect(props.acts.map((choice) => choice.action)).toContain(wanted);
  });

  test.each(moments.filter(([name]) => name.includes('-screen')))(
    '%s shows the public nobody’s choices',
    async (_, moment) => {
      const board = await boardOf(game);
      render(board.Board, { props: { ...shown(moment), isStill: true } });

      expect(document.querySelectorAll('[data-action], [data-picks]')).toHaveLength(0);
    },
  );
});

/** The recorded moment whose name begins like this. */
function moment(game: string, name: string): Moment {
  const found = Object.entries(recorded(game).moments).find(([key]) => key.startsWith(name));
  if (!found) throw new Error(`${game} has no recorded moment ${name}`);
  return found[1];
}

describe('what a seat must see', () => {
  test('Bank Heist: my identity and partner, both trackers, and every seat in words', async () => {
    const one = moment('bank-heist', 'pass-card-asked');
    await draw(await boardOf('bank-heist'), one);
    const view = one.frame.view as { identity: string; truck: number };

    expect(screen.getByRole('button', { name: /^You are / })).toBeTruthy();
    expect(screen.getByRole('img', { name: `${view.truck} of 5 bags aboard` })).toBeTruthy();
    expect(screen.getByRole('list', { name: /^Space \d+ of \d+, where the Agents win$/ })).toBeTruthy();
    for (const seat of shown(one).names.keys()) {
      if (seat !== one.frame.viewer)
        expect(document.querySelector(`[data-seat="${seat}"]`)?.getAttribute('aria-label')).toMatch(/, \d cards?/);
    }
    expect(document.querySelectorAll('.seat [data-picks^="pass-to"]')).toHaveLength(shown(one).names.length - 1);
  });

  test('Bank Heist: who I am is nowhere to be read before I hold my card', async () => {
    const one = moment('bank-heist', 'partners-asked');
    const board = await boardOf('bank-heist');
    await draw(board, one);
    const card = screen.getByRole('button', { name: 'Hold to peek' });

    expect(board.ask!(one.frame, [])).not.toMatch(/Crew|Agent|Rival|Sticky/);
    expect(document.body.textContent).not.toMatch(/You are (Crew|Agent|Rival|Sticky)/);
    expect(board.ask!(moment('bank-heist', 'answer-asked').frame, [])).toBe('');
    await fireEvent.pointerDown(card);
    expect(card.textContent).toMatch(/Crew|Agent|Rival|Sticky/);
    expect(document.querySelector('.hand')?.textContent).toMatch(/Hideout|bag/); // and what I want
    await fireEvent.pointerUp(card);
    expect(card.textContent).not.toMatch(/Crew|Agent|Rival|Sticky/);
  });

  test('Bank Heist: whoever is out or bound is told so', async () => {
    const one = moment('bank-heist', 'action-waits');
    const players = (one.frame.view['players'] as object[]).map((player, seat) =>
      seat === one.frame.viewer ? { ...player, living: false, tied: true } : player,
    );
    await draw(await boardOf('bank-heist'), { ...one, frame: { ...one.frame, view: { ...one.frame.view, players } } });

    const hand = within(screen.getByRole('region', { name: 'Your hand' }));
    expect(hand.getByText(/You are out/)).toBeTruthy();
    expect(hand.getByText('Zip-tied')).toBeTruthy();
  });

  test('Bank Heist: an alarm card on the table says what it does, to all alike', async () => {
    const board = await boardOf('bank-heist');
    const { frame } = moment('bank-heist', 'alarm-target-asked');
    const drawn = (alarm_card: string, pending: number[]) =>
      board.hint({ ...frame, pending, view: { ...frame.view, alarm_card } }, []);

    expect(drawn('check-these-out', [frame.viewer])).toMatch(/shows a whole hand/);
    expect(drawn('check-these-out', [])).toBe(drawn('check-these-out', [frame.viewer]));
    expect(drawn('shotgun', [])).toMatch(/^Shotgun: every shot hits two/);
  });

  test('Bank Heist: the hint of a window is the same whoever the seat is', async () => {
    const board = await boardOf('bank-heist');
    const { frame } = moment('bank-heist', 'receive-asked');
    const hints = ['crew', 'agent', 'rival', 'sticky-fingers'].map((identity) =>
      board.hint({ ...frame, view: { ...frame.view, identity } }, []),
    );

    expect(new Set(hints).size).toBe(1);
  });

  test('Bank Heist: the vault race shows the code and takes one answer', async () => {
    const one = moment('bank-heist', 'crack-asked');
    const props = await draw(await boardOf('bank-heist'), one);
    const code = (one.frame.view as { code: number[] }).code;
    const product = code.reduce((all, digit) => all * digit, 1);

    expect(screen.getByLabelText('The code cards').textContent).toBe(code.join(' '));
    await fireEvent.input(screen.getByLabelText('Your answer'), { target: { value: String(product) } });
    await fireEvent.click(screen.getByRole('button', { name: 'Answer' }));
    expect(props.acts.map((choice) => choice.action)).toEqual([`answer ${product}`]);
  });

  test('Bank Heist: an attack names both, and what is denied can be asked about', async () => {
    const one = moment('bank-heist', 'answer-asked');
    const board = await boardOf('bank-heist');
    await draw(board, one);
    const [attack] = (one.frame.view as { attacks: { attacker: number }[] }).attacks.slice(-1);

    expect(screen.getByText(`${shown(one).names[attack!.attacker]} → you`)).toBeTruthy();
    const has = one.frame.legal.some((choice) => choice.verb === 'adrenaline');
    expect(board.denied!(one.frame).map((denied) => denied.action)).toEqual(has ? [] : ['adrenaline']);
  });

  test('Millions of Dollars: the loot, who has how much, and the Roles that were sent', async () => {
    const one = moment('millions-of-dollars', 'negotiate-asked');
    await draw(await boardOf('millions-of-dollars'), one);
    const view = one.frame.view as { loot: { title: string; loot: number }; visible: Record<string, number> };

    expect(screen.getByText(view.loot.title)).toBeTruthy();
    const roles = screen.getByRole('list', { name: 'Roles sent, shuffled. One is set aside unseen.' });
    const sent = Object.values(view.visible).reduce((sum, n) => sum + n, 0);
    expect(within(roles).getAllByRole('listitem')).toHaveLength(sent + 1);
    expect(screen.getByText('Pay someone to leave').closest('details')?.open).toBe(false);
  });

  test('a line runs from who attacks to who is hit, and from who pays to who is to leave', async () => {
    const hit = moment('bank-heist', 'answer-');
    const attacks = (hit.frame.view as { attacks: unknown[] }).attacks;
    await draw(await boardOf('bank-heist'), hit);
    expect(attacks).toHaveLength(1);
    expect(document.querySelectorAll('svg.danger line')).toHaveLength(1);
    cleanup();

    const bids = moment('millions-of-dollars', 'negotiate-asked');
    const offers = [
      { payer: 0, seat: 1, slot: 1, amount: 2 },
      { payer: 2, seat: 1, slot: 1, amount: 1 },
    ];
    const view = { ...bids.frame.view, offers };
    await draw(await boardOf('millions-of-dollars'), { ...bids, frame: { ...bids.frame, view } });
    expect(document.querySelectorAll('svg.deal line')).toHaveLength(2);
  });

  test('Millions of Dollars: that the Leader may hurry soon is nobody’s deadline', async () => {
    const board = await boardOf('millions-of-dollars');
    const { frame } = moment('millions-of-dollars', 'negotiate-asked');
    const clocks = [
      { name: 'time-up', ends_at: 180 },
      { name: 'may-hurry', ends_at: 30 },
      { name: 'silence', ends_at: 20 },
    ];
    const asked = (seat: number | null) => ({ ...frame, clocks, view: { ...frame.view, asked: seat } });

    expect(deadline(board, asked(null))).toBe(180);
    expect(deadline(board, asked(frame.viewer))).toBe(20);
    expect(deadline(board, { ...frame, clocks: [] })).toBe(Number.POSITIVE_INFINITY);
  });

  test('Millions of Dollars: a step too far asks the server why', async () => {
    const one = moment('millions-of-dollars', 'negotiate-asked');
    const props = await draw(await boardOf('millions-of-dollars'), one);
    const free = (one.frame.view as { free: number }).free;

    await fireEvent.click(screen.getByRole('button', { name: 'Less' }));
    expect(props.asked).toEqual([expect.stringMatching(/^offer .* 0$/)]);
    props.asked.length = 0;
    for (let n = 0; n < free; n++) await fireEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(props.asked).toEqual([expect.stringMatching(new RegExp(`^offer .* ${free + 1}$`))]);
  });

  test('Heat: the price, everybody’s money and Heat, my cards with their effects', async () => {
    const one = moment('heat', 'choose-asked');
    await draw(await boardOf('heat'), one);
    const view = one.frame.view as { price: number; hand: string[] };

    expect(
      screen.getByRole('region', { name: new RegExp(`^State of Affairs: \\$${view.price} per Heat`) }),
    ).toBeTruthy();
    const hand = within(screen.getByRole('region', { name: 'Your hand' }));
    expect(hand.getAllByRole('button').map((card) => card.textContent)).toEqual(
      view.hand.map((card) => expect.stringContaining(effectOf(card))),
    );
  });

  test('Ocean’s Heist: the Crew shops with a meter, and a card it cannot give back says why', async () => {
    const one = moment('oceans-heist', 'prepare-asked-crew');
    const props = await draw(await boardOf('oceans-heist'), one);

    expect(await screen.findByText(/^\$\d+ left$/)).toBeTruthy();
    const back = screen
      .getAllByRole('button', { name: /^Return / })
      .find((button) => button.ariaDisabled === 'true' || button.getAttribute('aria-disabled') === 'true');
    await fireEvent.click(back!);
    expect(props.asked[0]).toMatch(/^return /);
    expect(props.acts).toEqual([]);
  });

  test('Ocean’s Heist: alarms are counted in words', async () => {
    await draw(await boardOf('oceans-heist'), moment('oceans-heist', 'prep-'));

    expect(screen.getByRole('img', { name: /^\d of \d alarms$/ })).toBeTruthy();
  });

  test('Heist Hustle: ten weapons with their holders, the wheel, and a taken one that says why', async () => {
    const one = moment('heist-hustle', 'weapons-asked');
    const props = await draw(await boardOf('heist-hustle'), one);

    expect(document.querySelectorAll('.wc')).toHaveLength(10);
    expect(screen.getByRole('img', { name: /^Spinner/ })).toBeTruthy();
    const { mastermind } = one.frame.view as { mastermind: number };
    expect(document.querySelector(`[data-seat="${mastermind}"]`)?.getAttribute('aria-label')).toMatch(
      /leads this heist/,
    );
    const taken = document.querySelector<HTMLElement>('.wc[aria-disabled="true"]');
    if (taken) await fireEvent.click(taken);
    expect(props.asked.length).toBe(taken ? 1 : 0);
  });
});
