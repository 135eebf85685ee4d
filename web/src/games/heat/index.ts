import icons from 'virtual:icons/heat';
import type { GameBoard } from '../board';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Notes from './Notes.svelte';
import { viewOf } from './view';

const EVENT_ICONS: Record<string, string> = {
  takes: 'heat-token', returns: 'heat-token', price: 'board', gains: 'money', earns: 'money',
  loses: 'money', pays: 'money', consequence: 'heat-token', jailed: 'jail', caught: 'jail',
  passed: 'draft-pass', dealt: 'phase-a', drew: 'phase-a', plays: 'phase-b', 'pays-off': 'money',
};

const board: GameBoard = {
  icons,
  Board,
  Hand,
  Side: { title: 'Notes', icon: 'record', component: Notes },
  stage(frame) {
    const view = viewOf(frame);
    if (view.phase === 'over') return 'Pay-off';
    return view.phase === 'draft' ? `Plan Heist ${view.heist}` : `Heist ${view.heist}, Stage ${view.stage}`;
  },
  isTalk: (choice) => choice.verb.startsWith('claim'),
  onBoard: (choice) => ['pass', 'play', 'add', 'aside'].includes(choice.verb),
  face: (choice) => ({ icon: { copy: 'copycat-crime', again: 'circle-back', question: 'interrogation' }[choice.verb] }),
  icon: (event) => EVENT_ICONS[event.kind] ?? 'record',
  headline(frame, names) {
    const view = viewOf(frame);
    const winners = view.winners.map((seat) => names[seat] ?? '');
    const jailed = view.jailed.map((seat) => names[seat] ?? '');
    const title =
      winners.length === 0 ? 'Everybody is in jail'
      : winners.length > 1 ? `${winners.join(' and ')} stay cool`
      : `${winners[0]} keeps cool`;
    const best = view.money[view.winners[0] ?? 0] ?? 0;
    const lead = winners.length ? `$${best} left after paying for the Heat.` : 'Nobody could pay for the Heat.';
    return { title, lead: jailed.length ? `${lead} In jail: ${jailed.join(', ')}.` : lead };
  },
};

export default board;
