import icons from 'virtual:icons/oceans-heist';
import type { GameBoard } from '../board';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Notes from './Notes.svelte';
import { viewOf } from './view';
import { w } from './words';

const ON_SHEET = ['confirm', 'withdraw', 'skip', 'wait', 'auto', 'clear', 'attempt', 'stop', 'coin', 'no-coin', 'no-situation'];
const ICONS: Record<string, string> = {
  auto: 'trait-gear', clear: 'trait-tool', attempt: 'wing-it', stop: 'alarm-token', coin: 'o-luckycoin',
  'no-coin': 'o-luckycoin', 'no-situation': 's-blackout',
};
const UNSPENT = 0.3; // of the budget: more than this left over is hardly meant

const board: GameBoard = {
  icons,
  Board,
  Hand,
  Side: { title: () => w('notes'), icon: 'notes', component: Notes },
  stage(frame) {
    const view = viewOf(frame);
    const scene = view.round ? w.maybe(`scene.${view.scene}`, { n: view.round }) : '';
    return scene || w.maybe(`stage.${view.phase}`) || w('stage.');
  },
  hint(frame) {
    const view = viewOf(frame);
    const side = view.side ?? 'crew';
    const isAsked = frame.pending.includes(frame.viewer);
    if (!isAsked && frame.viewer >= 0 && frame.phase !== 'over') return w.maybe(`hint.wait.${side}`);
    return w.maybe(`hint.${frame.phase}.${side}`) || w.maybe(`hint.${frame.phase}`);
  },
  script: (frame) => w.maybe(`script.${frame.phase}`),
  cue(event) {
    if (event.kind === 'alarm') return 'alarm';
    return event.kind.startsWith('rolls') ? 'stamp' : undefined;
  },
  onBoard: (choice) => !ON_SHEET.includes(choice.verb),
  denied(frame) {
    const view = viewOf(frame);
    const isCaptain = view.side !== null && view.captains[view.side] === frame.viewer;
    const isThere = frame.legal.some((choice) => ['confirm', 'withdraw', 'skip', 'stop'].includes(choice.verb));
    return isThere || !isCaptain ? [] : [{ action: 'confirm', title: w('do.confirm'), icon: `team-${view.side}` }];
  },
  face(choice, frame) {
    const view = viewOf(frame);
    const title = w.maybe(`do.${choice.verb}`) || choice.label;
    const note = w.maybe(`do.${choice.verb}.note`);
    const icon = ICONS[choice.verb] ?? `team-${view.side ?? 'crew'}`;
    const left = view.side === 'crew' && view.phase === 'prepare' ? (view.money_left ?? 0) : 0;
    if (choice.verb === 'confirm' && left > UNSPENT * view.budget) {
      return { icon, title, note: w('do.unspent', { n: left }), hold: true };
    }
    return note ? { icon, title, note } : { icon, title };
  },
  icon: (event) => (event.kind.includes('alarm') ? 'alarm-token' : event.kind.includes('wing') || event.kind.includes('roll') ? 'wing-it' : 'vault'),
  headline(frame, names) {
    const view = viewOf(frame);
    const title = w.maybe(`end.${view.ending}`) || w('end.');
    const lead = w.maybe(`end.${view.ending}.lead`);
    const who = view.winners.map((seat) => names[seat] ?? '').join(', ');
    return { title, lead: who ? w('end.winners', { lead, who }) : lead };
  },
};

export default board;
