import { whoIn } from '../../lib/args';
import icons from 'virtual:icons/millions-of-dollars';
import type { Frame } from '../../wire';
import type { GameBoard } from '../board';
import Board from './Board.svelte';
import Deals from './Deals.svelte';
import Hand from './Hand.svelte';
import Offers from './Offers.svelte';
import { story } from './story';
import { title } from '../titles';
import { viewOf } from './view';
import { w } from './words';

const TALK = ['claim', 'ask', 'no-comment', 'roll-call'];
const ANSWERS = ['claim', 'no-comment']; // in a roll call
const ELSEWHERE = [
  'choose',
  'choose-two',
  'offer',
  'whisper',
  'withdraw-offer',
  'accept',
  'hold',
  'drop',
  'decline',
  'intimidate',
];
const EVENT_ICONS: Record<string, string> = {
  loot: 'ante',
  claims: 'claim',
  asks: 'ask',
  offers: 'offer',
  whispers: 'offer',
  pays: 'offer',
  leaves: 'leave',
  ready: 'stay',
  share: 'loot-share',
  symbol: 'loot-share',
  fee: 'driver',
  theft: 'crook',
  names: 'snitch',
  shown: 'table',
  reveals: 'eyes',
  settled: 'loot-share',
  chose: 'stay',
  eliminated: 'eliminated',
  'earns-card': 'intimidation',
  looked: 'intimidation',
  saw: 'intimidation',
  leader: 'leader',
  hurry: 'hurry',
  'roll-call': 'roll-call',
  ante: 'ante',
  'ante-back': 'ante',
  'ante-gone': 'reserve',
  'ante-lent': 'reserve',
  alone: 'snitch',
};

const isCalled = (frame: Frame): boolean => frame.phase === 'negotiate' && viewOf(frame).asked === frame.viewer;

const board: GameBoard = {
  icons,
  Board,
  Hand,
  Extra: Deals,
  isSheetBeside: true,
  Side: { title: () => w('offers'), icon: 'offer', component: Offers },
  stage: (frame) => w.maybe(`stage-${frame.phase}`) || w('stage-'),
  atZero: (frame) => w.maybe(`late-${frame.phase}`),
  hint(frame) {
    const view = viewOf(frame);
    const isAsked = frame.pending.includes(frame.viewer);
    const mine = view.characters.filter((one) => one.seat === frame.viewer);
    if (frame.phase === 'choose' && !isAsked && frame.viewer >= 0) return w('hint-chosen');
    if (frame.phase === 'name' && !isAsked) return w('hint-wait-name');
    if (frame.phase !== 'negotiate' || frame.viewer < 0) return w.maybe(`hint-${frame.phase}`);
    if (mine.every((one) => one.state !== 'in')) return w('hint-left');
    return w(view.ready[frame.viewer] ? 'hint-ready' : 'hint-negotiate');
  },
  script: (frame) => w.maybe(`script-${frame.phase}`, { loot: title(viewOf(frame).loot.id) }),
  moves: (event) => (event.kind === 'share' ? [-1, whoIn(event)] : undefined),
  cue(event) {
    if (['pays', 'share', 'fee', 'theft', 'symbol'].includes(event.kind)) return 'coin';
    if (event.kind === 'eliminated') return 'stamp';
    return event.kind === 'claims' ? 'claim' : undefined;
  },
  // In a roll call the answer is what is asked, so it belongs on the sheet; a price is named in Talk as ever.
  isTalk: (choice, frame) => TALK.includes(choice.verb) && !(isCalled(frame) && ANSWERS.includes(choice.verb)),
  ask: (frame) => (isCalled(frame) ? w('ask-call') : ''),
  confirms: (frame) => frame.phase === 'choose',
  where(frame) {
    if (frame.phase === 'choose') return w('where-choose');
    return frame.legal.some((choice) => choice.verb === 'intimidate') ? w('where-look') : '';
  },
  onBoard: (choice) => ELSEWHERE.includes(choice.verb),
  face(choice, frame) {
    const view = viewOf(frame);
    const role = choice.action.split(' ')[1];
    switch (choice.verb) {
      case 'ready':
        return {
          icon: 'stay',
          title: w('face-ready'),
          note: w('face-ready-note', {
            n: view.ready.filter(Boolean).length,
            all: new Set(view.characters.filter((one) => one.state === 'in').map((one) => one.seat)).size,
          }),
        };
      case 'choose':
      case 'choose-two':
        return { icon: role ?? 'stay', note: w.maybe(`does-${role}`) };
      case 'intimidate':
        return { icon: 'intimidation' };
      case 'unready':
        return { icon: 'back', title: w('face-unready') };
      case 'leave':
        return { icon: 'leave', title: w('face-leave') };
      case 'withdraw': {
        const slot = Number(choice.args['slot'] ?? 0);
        const own = view.characters.find((one) => one.seat === frame.viewer && one.slot === slot)?.role;
        return { icon: 'leave', ...(own ? { title: w('face-leave-as', { role: title(own) }) } : {}) };
      }
      case 'claim':
        // Asked what I am, the Role alone is an answer.
        return {
          icon: role ?? 'claim',
          title: isCalled(frame) ? title(role ?? '') : w('claim-role', { role: title(role ?? '') }),
        };
      case 'no-comment':
        return { icon: 'silence' };
      case 'hurry':
        return { icon: 'hurry' };
      case 'name':
        return {
          icon: role ?? 'snitch',
          title: w('face-name', { role: title(role ?? ''), n: view.visible[role ?? ''] ?? 0 }),
        };
      default:
        return {};
    }
  },
  // The Leader may hurry from some time on, and an answer in a roll call is one player's.
  isDeadline: (ring, frame) => ring.name !== 'may-hurry' && (ring.name !== 'silence' || isCalled(frame)),
  spots: { choose: '.loot', negotiate: '.sent' },
  icon: (event) => EVENT_ICONS[event.kind] ?? 'ante',
  story,
  headline(frame, names) {
    const view = viewOf(frame);
    const winners = view.winners.map((seat) => names[seat] ?? '');
    const cash = view.cash[view.winners[0] ?? 0] ?? 0;
    const who = winners.join(w('and'));
    return {
      title: w(winners.length > 1 ? 'end-many' : 'end-one', { who }),
      lead: w('end-lead', { cash, n: Math.min(view.round, view.rounds) }),
    };
  },
};

export default board;
