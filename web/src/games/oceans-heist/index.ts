import { COMMA } from '../../lib/words';
import { whoIn } from '../../lib/args';
import { narrator } from '../../lib/narrator.svelte';
import icons from 'virtual:icons/oceans-heist';
import type { Face, GameBoard } from '../board';
import Board from './Board.svelte';
import Force from './Force.svelte';
import Hand from './Hand.svelte';
import Notes from './Notes.svelte';
import type { Choice, Frame } from '../../wire';
import { story } from './story';
import { viewOf, type View } from './view';
import { catalogue, priceOf, type Row } from './deck.svelte';
import { w } from './words';

const ON_SHEET = [
  'confirm',
  'withdraw',
  'skip',
  'wait',
  'auto',
  'clear',
  'attempt',
  'stop',
  'coin',
  'no-coin',
  'no-situation',
];
const ICONS: Record<string, string> = {
  auto: 'trait-gear',
  clear: 'trait-tool',
  attempt: 'wing-it',
  stop: 'alarm-token',
  coin: 'o-luckycoin',
  'no-coin': 'o-luckycoin',
  'no-situation': 's-blackout',
};

/** Takes back what nobody has done: nothing is drafted, no coin lies in, no card on a number, no price is paid. */
function isIdle(choice: Choice, view: View): boolean {
  if (choice.verb === 'no-situation') return !view.situation_draft;
  if (choice.verb === 'no-coin') return !view.attempt?.coin;
  if (choice.verb !== 'clear') return false;
  const { attempt, plan } = view;
  if (attempt) return !attempt.aim && !attempt.faces.some(Boolean);
  return plan !== null && !Object.keys(plan.pays).length && !Object.keys(plan.expends).length;
}

/** What the captain confirms, and what it costs to leave something standing. */
function confirming(view: View): Face {
  const drafted =
    view.phase === 'target' ? view.target_draft : view.phase === 'situation' ? view.situation_draft : null;
  if (drafted) return { title: w('do-confirm-chosen', { what: catalogue.title(drafted) }) };
  if (view.phase === 'situation') return { title: w('do-confirm-none') };
  if (view.phase !== 'assign' || !view.plan) return {};
  const left = view.defenses.filter((bill) => !bill.disabled && !view.plan!.pays[bill.card]);
  if (!left.length) return {};
  if (view.scene === 'escape') return { note: w('do-confirm-escape', { stand: left.length }), hold: true };
  const more = left.reduce((sum, bill) => sum + 1 + Number(Boolean(catalogue.row(bill.card)?.['extra_alarm'])), 0);
  const counts = { stand: left.length, n: view.alarms + more, all: view.alarm_limit };
  return { note: w('do-confirm-stands', counts), hold: true };
}

const isCaptain = (frame: Frame): boolean => {
  const view = viewOf(frame);
  return view.side !== null && view.captains[view.side] === frame.viewer;
};

const board: GameBoard = {
  icons,
  later: {
    icons: () => import('virtual:icons/oceans-heist/later'),
    isNeeded: (frame) => frame.phase !== 'target',
  },
  Board,
  Hand,
  Above: Force,
  Side: { title: () => w('notes'), icon: 'notes', component: Notes },
  // What the basket holds stands above the shop, for all to see who fill it.
  ask: (frame) => (viewOf(frame).side === 'crew' && frame.phase === 'prepare' ? w('ask-prepare-crew') : ''),
  stage(frame) {
    const view = viewOf(frame);
    const scene = view.round ? w.maybe(`scene-${view.scene}`, { n: view.round }) : '';
    return scene || w.maybe(`stage-${view.phase}`) || w('stage-');
  },
  atZero: (frame) => w.maybe(`late-${frame.phase}`) || w.maybe(`late-${frame.phase}-${viewOf(frame).side ?? 'crew'}`),
  hint(frame, names) {
    const view = viewOf(frame);
    const side = view.side ?? 'crew';
    const isAsked = frame.pending.includes(frame.viewer);
    if (isAsked || frame.viewer < 0 || frame.phase === 'over') {
      return (
        w.maybe(`hint-${frame.phase}-${view.scene}`) ||
        w.maybe(`hint-${frame.phase}-${side}`) ||
        w.maybe(`hint-${frame.phase}`)
      );
    }
    // The captain confirms, but the draft is everybody's in the team.
    const captain = names[view.captains[side]] ?? '';
    const mayHelp = frame.legal.some((choice) => board.onBoard?.(choice, frame));
    if (mayHelp && view.captains[side] !== frame.viewer) return w('hint-help', { name: captain });
    if (frame.pending.some((seat) => view.teams[side].includes(seat))) return w('hint-captain', { name: captain });
    return w.maybe(`hint-wait-${side}-${view.scene}`) || w.maybe(`hint-wait-${side}`);
  },
  script: (frame) => w.maybe(`script-${frame.phase}`),
  cue(event) {
    if (event.kind === 'alarm') return 'alarm';
    return event.kind.startsWith('rolls') ? 'stamp' : undefined;
  },
  onBoard: (choice, frame) => !ON_SHEET.includes(choice.verb) || isIdle(choice, viewOf(frame)),
  denied(frame) {
    const view = viewOf(frame);
    const isThere = frame.legal.some((choice) => ['confirm', 'withdraw', 'skip', 'stop'].includes(choice.verb));
    return isThere || !isCaptain(frame)
      ? []
      : [{ action: 'confirm', title: w('do-confirm'), icon: `team-${view.side}` }];
  },
  isSheetBeside: true,
  where: (frame) => w.maybe(`where-${frame.phase}-${viewOf(frame).side ?? 'crew'}`) || w.maybe(`where-${frame.phase}`),
  mayConcede: (frame) => isCaptain(frame), // [OH-139]
  disturbs: (event, frame) => event.private && whoIn(event) >= 0 && whoIn(event) !== frame.viewer,
  face(choice, frame) {
    const view = viewOf(frame);
    const title = w.maybe(`do-${choice.verb}`) || narrator.label(choice);
    const note = w.maybe(`do-${choice.verb}-note`);
    const icon = ICONS[choice.verb] ?? `team-${view.side ?? 'crew'}`;
    if (choice.verb === 'confirm') return { icon, title, ...confirming(view) };
    return note ? { icon, title, note } : { icon, title };
  },
  moment: (frame) =>
    ['prepare', 'prep'].includes(frame.phase) ? `${frame.phase}-${viewOf(frame).side ?? 'crew'}` : frame.phase,
  spots: {
    target: '.grid',
    situation: '.grid',
    'prepare-crew': '.fill',
    'prepare-staff': '.grid',
    reveal: '.lane',
    'prep-crew': '.hand :is(ul)',
    'prep-staff': '.lane',
    assign: '.bills',
  },
  about(id, given) {
    const row = (given as Row | undefined) ?? catalogue.row(id);
    const price = priceOf(row);
    return [price && w('about-price', { price }), narrator.effect(id)].filter(Boolean).join(COMMA);
  },
  icon: (event) =>
    event.kind.includes('alarm')
      ? 'alarm-token'
      : event.kind.includes('wing') || event.kind.includes('roll')
        ? 'wing-it'
        : 'vault',
  story,
  headline(frame, names) {
    const view = viewOf(frame);
    // Lost by alarms, but not by too many: something was left standing in the Escape.
    const ending = view.ending === 'alarms' && view.alarms <= view.alarm_limit ? 'caught' : view.ending;
    const title = w.maybe(`end-${ending}`) || w('end-');
    const lead = w.maybe(`end-${ending}-lead`);
    const who = view.winners.map((seat) => names[seat] ?? '').join(COMMA);
    return { title, lead: who ? w('end-winners', { lead, who }) : lead };
  },
};

export default board;
