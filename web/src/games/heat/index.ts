import { COMMA } from '../../lib/words';
import { narrator } from '../../lib/narrator.svelte';
import { numberIn, seatIn } from '../../lib/args';
import icons from 'virtual:icons/heat';
import type { Frame } from '../../wire';
import type { GameBoard } from '../board';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Notes from './Notes.svelte';
import { title } from '../titles';
import { story } from './story';
import { PICKS, viewOf } from './view';
import { w } from './words';

const EVENT_ICONS: Record<string, string> = {
  takes: 'heat-token',
  returns: 'heat-token',
  price: 'board',
  gains: 'money',
  earns: 'money',
  loses: 'money',
  pays: 'money',
  consequence: 'heat-token',
  jailed: 'jail',
  caught: 'jail',
  passed: 'draft-pass',
  dealt: 'phase-a',
  drew: 'phase-a',
  plays: 'phase-b',
  'pays-off': 'money',
};

/** The card whose A effect asks me something. */
const usedIn = (frame: Frame): string => (frame.phase === 'a-phase' && viewOf(frame).using[frame.viewer]) || '';

const board: GameBoard = {
  icons,
  Board,
  Hand,
  Side: { title: () => w('notes'), icon: 'record', component: Notes },
  stage(frame) {
    const view = viewOf(frame);
    if (view.phase === 'over') return w('stage-over');
    return view.phase === 'draft'
      ? w('stage-draft', { n: view.heist })
      : w('stage', { n: view.heist, stage: view.stage });
  },
  ask(frame, names) {
    const to = names[viewOf(frame).memory?.passed_to ?? -1];
    return frame.phase === 'draft' && to !== undefined ? w('ask-pass', { name: to }) : '';
  },
  atZero: (frame) => w.maybe(`late-${frame.phase}`),
  hint(frame) {
    const isAsked = frame.pending.includes(frame.viewer);
    if (!isAsked && frame.viewer >= 0) return frame.phase === 'a-phase' ? '' : w('hint-wait');
    const card = usedIn(frame);
    if (isAsked && card) return w('because-card', { card: title(card), effect: narrator.effect(card) });
    return w.maybe(`hint-${frame.phase}`, { n: viewOf(frame).price });
  },
  topic: usedIn,
  script(frame) {
    const view = viewOf(frame);
    const side = w(view.passes === 'left' ? 'side-left' : 'side-right');
    return w.maybe(`script-${frame.phase}`, { side, n: view.heist, stage: view.stage });
  },
  cue(event) {
    if (event.kind === 'plays') return 'card';
    if (['gains', 'earns', 'pays'].includes(event.kind)) return 'coin';
    return event.kind === 'consequence' ? 'alarm' : undefined;
  },
  isTalk: (choice) => choice.verb.startsWith('claim'),
  confirms: () => true,
  where: () => w('where'),
  onBoard: (choice) => PICKS.includes(choice.verb),
  face(choice, frame, names) {
    const view = viewOf(frame);
    if (PICKS.includes(choice.verb)) {
      const card = choice.action.split(' ')[1] ?? '';
      const to = names[view.memory?.passed_to ?? -1];
      const isPass = choice.verb === 'pass' && to !== undefined;
      const words = isPass ? { title: w('face-pass', { card: title(card), name: to }) } : {};
      const effect = narrator.effect(card);
      return { icon: card, note: choice.verb === 'aside' ? w('face-aside', { effect }) : effect, ...words };
    }
    const mine = view.records[frame.viewer]?.[numberIn(choice, 'number') - 1];
    if (choice.verb === 'again' && mine) return { icon: mine, title: title(mine), note: narrator.effect(mine) };
    if (choice.verb === 'question')
      return {
        icon: 'interrogation',
        note: w('face-hand', {
          n: view.hands[seatIn(choice.args.seat)] ?? 0,
          heat: view.heat[seatIn(choice.args.seat)] ?? 0,
        }),
      };
    const whose = seatIn(choice.args.seat);
    const used = view.using[whose];
    if (choice.verb === 'copy' && used) {
      const name = names[whose] ?? '';
      return { icon: used, title: w('face-copy', { name, card: title(used) }), note: narrator.effect(used) };
    }
    return {};
  },
  spots: { draft: '.hand .cards, .legend', choose: '.affairs', 'a-phase': '.players' },
  icon: (event) => EVENT_ICONS[event.kind] ?? 'record',
  story,
  headline(frame, names) {
    const view = viewOf(frame);
    const winners = view.winners.map((seat) => names[seat] ?? '');
    const jailed = view.jailed.map((seat) => names[seat] ?? '');
    const who = winners.join(w('and'));
    const title = w(winners.length === 0 ? 'end-none' : winners.length > 1 ? 'end-many' : 'end-one', { who });
    const n = view.money[view.winners[0] ?? 0] ?? 0;
    const lead = winners.length ? w('end-lead', { n }) : w('end-lead-none');
    return { title, lead: jailed.length ? w('end-jailed', { lead, who: jailed.join(COMMA) }) : lead };
  },
};

export default board;
