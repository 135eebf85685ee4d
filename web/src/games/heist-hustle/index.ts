import { whoIn } from '../../lib/args';
import icons from 'virtual:icons/heist-hustle';
import { title } from '../titles';
import type { GameBoard } from '../board';
import Board from './Board.svelte';
import Sheet from './Sheet.svelte';
import type { View } from './shown';
import { story } from './story';
import { w } from './words';

const ON_TABLE = ['take', 'play', 'name']; // weapons are picked where they lie

const EVENT_ICONS: Record<string, string> = {
  'start-roll': 'die',
  'wild-roll': 'die',
  rolled: 'die',
  'tries-again': 'second-try',
  spun: 'spinner',
  line: 'spinner',
  'took-wild': 'wild',
  named: 'wild',
  unused: 'wild',
  declined: 'wild',
  'wild-points': 'wild',
  'heist-points': 'points-sheet',
  'spinner-points': 'spinner',
  bails: 'bail',
  goes: 'success',
  starts: 'mastermind',
  location: 'mastermind',
};

const CHOICE_ICONS: Record<string, string> = {
  roll: 'die',
  spin: 'spinner',
  'take-wild': 'wild',
  decline: 'bail',
  unused: 'failure',
  done: 'success',
  'play-all': 'success',
  go: 'success',
  bail: 'bail',
  'try-again': 'second-try',
  stand: 'failure',
};

const board: GameBoard = {
  icons,
  Board,
  Side: { title: () => w('sheet'), icon: 'points-sheet', component: Sheet },
  stage(frame) {
    const view = frame.view as unknown as View;
    return view.location ? title(view.location) : w('stage-');
  },
  atZero: (frame) => w.maybe(`late-${frame.phase}`),
  hint(frame, names) {
    if (frame.pending.includes(frame.viewer)) return w.maybe(`hint-${frame.phase}`);
    const { mastermind } = frame.view as unknown as View;
    if (mastermind === frame.viewer && mastermind >= 0) return w('hint-wait-you');
    return mastermind < 0 ? w('hint-start') : w('hint-wait', { name: names[mastermind] ?? '' });
  },
  script: (frame, names) => w.maybe(`script-${frame.phase}`, { name: names[frame.pending[0] ?? -1] ?? '' }),
  moves: (event) => (event.kind === 'took' || event.kind === 'extra' ? [-1, whoIn(event)] : undefined),
  cue(event) {
    if (event.kind === 'rolled' || event.kind === 'start-roll') return 'stamp';
    if (event.kind === 'spun') return 'claim';
    return event.kind === 'took' ? 'card' : event.kind.endsWith('-points') ? 'coin' : undefined;
  },
  where: () => w('where'),
  onBoard: (choice) => ON_TABLE.includes(choice.verb),
  face: (choice) => ({ icon: CHOICE_ICONS[choice.verb] }),
  spots: {
    weapons: '.ring',
    extras: '.ring',
    play: '.ring',
    name: '.ring',
    wild: '.mid',
    roll: '.loc',
    spin: '.mid',
  },
  icon: (event) => EVENT_ICONS[event.kind] ?? 'points-sheet',
  story,
  headline(frame, names) {
    const view = frame.view as unknown as View;
    const winners = view.winners.map((seat) => names[seat] ?? '');
    const best = view.totals[view.winners[0] ?? 0] ?? 0;
    const who = winners.join(w('and'));
    return {
      title: w(winners.length > 1 ? 'end-many' : 'end-one', { who }),
      lead: w('end-lead', { best, n: view.rounds }),
    };
  },
};

export default board;
