/** A Stage of Heat, told step by step from what really happened in one. */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Told } from '../../wire';
import { recorded, shown, teach, type Moment } from '../frames';
import Board from './Board.svelte';
import { story } from './story';
import { event, turnTimeByHand } from '../shows';
import { lastStage, noteOf, outcome, told } from './view';

turnTimeByHand(() => undefined);

// Two players; the first lies low, the second robs a bank and there is too little Heat for it.
const STAGE = [
  event('stage', { stage: 2 }),
  event('chose', { who: 'p0' }),
  event('chose', { who: 'p1' }),
  event('plays', { who: 'p0', card: 'lay-low' }),
  event('plays', { who: 'p1', card: 'bank-job' }),
  event('returns', { who: 'p0', heat: 1 }),
  event('consequence', { needed: 2, left: 1 }),
  event('returns', { who: 'p1', heat: 1 }),
  event('loses', { who: 'p1', money: 3 }),
  event('gains', { who: 'p1', money: 10 }),
  event('takes', { who: 'p1', heat: 2 }),
  event('pays', { who: 'p1', money: 2, other: 'p0' }),
  event('earns', { who: 'p0', money: 4 }),
  event('price', { price: 3, left: 5 }),
  event('stage', { stage: 3 }),
];

describe('the steps', () => {
  const steps = lastStage(STAGE);
  beforeAll(() => teach('heat', ['Ann', 'Bob'], 1));

  test('are flip, A, check, B and C, whatever else was said around them', () => {
    expect(steps.map((step) => `${step.name} ${step.events.length}`)).toEqual([
      'flip 2',
      'a 1',
      'check 3',
      'b 3',
      'c 2',
    ]);
  });

  test('tell a lane what happened without its name, and the table the rest', () => {
    expect(told(steps[2], 1)).toEqual(['returned 1 Heat.', 'lost $3.']);
    expect(told(steps[4], 0)).toEqual(['earned $4.']);
    expect(noteOf(steps[2]!)).toBe('2 Heat needed, 1 on the board: Consequences.');
    expect(noteOf(steps[4]!)).toBe('C: pay-offs.');
  });

  test('add up', () => {
    expect(outcome(steps, 0)).toEqual({ money: 6, heat: -1 });
    expect(outcome(steps, 1)).toEqual({ money: 5, heat: 1 });
  });

  test('are empty before the first card is turned up', () => {
    expect(lastStage(STAGE.slice(0, 3)).flatMap((step) => step.events)).toEqual([]);
  });
});

describe('why money came', () => {
  beforeAll(() => teach('heat', ['Ann', 'Bob'], 1));
  const why = (kind: string, among: Told[]) =>
    story.because!(
      among.findLast((one) => one.kind === kind)!,
      among,
    );

  test('names the cards in use, where a card pays more to who is alone', () => {
    expect(why('gains', STAGE)[0]).toBe('In use: Ann Lay Low, You Bank Job.');
    expect(
      story.card!(
        STAGE.find((one) => one.kind === 'gains')!,
        STAGE,
      ),
    ).toBe('bank-job');
  });

  test('counts the Heat, where a card compares it', () => {
    const asked = [
      event('stage', { stage: 1 }),
      event('plays', { who: 'p0', card: 'interrogation' }),
      event('plays', { who: 'p1', card: 'the-lift' }),
      event('takes', { who: 'p1', heat: 1 }),
      event('earns', { who: 'p0', money: 5 }),
    ];
    expect(why('earns', asked)).toEqual(['Heat then: Ann 0, You 1.', expect.stringMatching(/^Interrogation: /)]);
  });

  test('is no card where the police took it', () => {
    const lost = STAGE.find((one) => one.kind === 'loses')!;
    expect(story.because!(lost, STAGE)).toEqual(['2 Heat needed, 1 on the board: Consequences.']);
    expect(story.card!(lost, STAGE)).toBe('');
  });
});

test('a card that pays in C and does not says so, with what it looked at', () => {
  teach('heat', ['Ann', 'Bob'], 1);
  const events = [
    event('heist', { heist: 1 }),
    event('stage', { stage: 1 }),
    event('plays', { who: 'p0', card: 'the-lift' }),
    event('plays', { who: 'p1', card: 'public-enemy' }),
    event('gains', { who: 'p0', money: 5 }),
    event('takes', { who: 'p0', heat: 1 }),
    event('price', { price: 0, left: 14 }),
  ].map((one, n) => ({ ...one, n }));
  const chapter = { events, log: events, isClosed: true, next: undefined };
  const told = story.scene!({ ...chapter, names: ['Ann', 'Bob'], viewer: 1 });
  const mine = told!.beats.map((beat) => beat.lanes!.find((lane) => lane.seat === 1)!.lines);
  expect(mine.at(-2)).toEqual(['Public Enemy paid nothing.', 'Heat then: Ann 1, You 0.']);
  expect(mine.at(-1)).toEqual(['Public Enemy paid nothing.']);
});

const choosing = (): Moment => recorded('heat').moments['choose-asked']!;

async function hears(fresh: Told[]) {
  const moment = choosing();
  const props = shown(moment);
  const log = fresh;
  const drawn = render(Board, { props });
  await drawn.rerender({ ...props, fresh, log });
  await tick();
}
const current = () =>
  within(screen.getByRole('list', { name: 'The steps of a Stage' }))
    .getAllByRole('listitem')
    .find((item) => item.querySelector('[aria-current]'))?.textContent;

test('a step of the last Stage can be looked at again', async () => {
  await hears(STAGE);
  expect(current()).toMatch(/Pick: \d of \d have/);

  await fireEvent.click(screen.getByRole('button', { name: /Heat check/ }));
  expect(screen.getByText('2 Heat needed, 1 on the board: Consequences.')).toBeTruthy();
});

test('a new Heist begins without the figures of the last one', async () => {
  const sums = () => [...document.querySelectorAll('.res')].map((line) => line.textContent);
  await hears(STAGE);
  expect(sums()).not.toEqual([]);
  cleanup();

  await hears([...STAGE, event('heist', { heist: 2 }), event('drafted'), event('stage', { stage: 1 })]);
  expect(sums()).toEqual([]);
});

test('after the pay-off nobody owes anything any more', () => {
  const moment =
    recorded('heat').moments['over-waits'] ??
    Object.entries(recorded('heat').moments).find(([name]) => name.startsWith('over'))![1];
  render(Board, { props: shown(moment) });

  for (const lane of document.querySelectorAll('.row')) {
    expect(`${lane.ariaLabel ?? lane.getAttribute('aria-label')} ${lane.textContent}`).not.toMatch(/owes/);
  }
});
