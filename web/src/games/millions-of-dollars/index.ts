import icons from 'virtual:icons/millions-of-dollars';
import type { GameBoard } from '../board';
import Board from './Board.svelte';
import Deals from './Deals.svelte';
import Hand from './Hand.svelte';
import Offers from './Offers.svelte';
import { viewOf } from './view';

const STAGES: Record<string, string> = {
  choose: 'Planning',
  negotiate: 'Negotiation',
  name: 'The Heist',
  over: 'The split',
};
const TALK = ['claim', 'ask', 'no-comment', 'roll-call'];
const ELSEWHERE = [
  'choose', 'choose-two', 'offer', 'whisper', 'withdraw-offer', 'accept', 'hold', 'drop', 'decline',
  'intimidate',
];
const EVENT_ICONS: Record<string, string> = {
  loot: 'ante', claims: 'claim', asks: 'ask', offers: 'offer', whispers: 'offer', pays: 'offer',
  leaves: 'leave', ready: 'stay', share: 'share', symbol: 'share', fee: 'driver', theft: 'crook',
  names: 'snitch', eliminated: 'eliminated', 'earns-card': 'intimidation', looked: 'intimidation',
  saw: 'intimidation', leader: 'leader', hurry: 'hurry', 'roll-call': 'roll-call', ante: 'ante',
  'ante-back': 'ante', 'ante-gone': 'reserve', 'ante-lent': 'reserve', alone: 'snitch',
};

const board: GameBoard = {
  icons,
  Board,
  Hand,
  Extra: Deals,
  Side: { title: 'Offers', icon: 'offer', component: Offers },
  stage: (frame) => STAGES[frame.phase] ?? 'Millions of Dollars',
  isTalk: (choice) => TALK.includes(choice.verb),
  onBoard: (choice) => ELSEWHERE.includes(choice.verb),
  face(choice, frame) {
    const view = viewOf(frame);
    const ante = view.loot.ante;
    switch (choice.verb) {
      case 'ready':
        return { icon: 'stay', title: 'I stay', note: `Ready: ${view.ready.filter(Boolean).length}.` };
      case 'unready':
        return { icon: 'leave', title: 'Think again' };
      case 'leave':
        return { icon: 'leave', title: 'Go home', note: `$${ante}M back.`, hold: true };
      case 'withdraw':
        return { icon: 'leave', note: `$${ante}M back.`, hold: true };
      case 'hurry':
        return { icon: 'hurry' };
      case 'name':
        return { icon: choice.action.split(' ')[1] ?? 'snitch', hold: true };
      default:
        return {};
    }
  },
  icon: (event) => EVENT_ICONS[event.kind] ?? 'coins',
  headline(frame, names) {
    const view = viewOf(frame);
    const winners = view.winners.map((seat) => names[seat] ?? '');
    const cash = view.cash[view.winners[0] ?? 0] ?? 0;
    return {
      title: winners.length > 1 ? `${winners.join(' and ')} split the town` : `${winners[0]} walks with millions`,
      lead: `$${cash}M in hand after ${view.round > view.rounds ? view.rounds : view.round} rounds.`,
    };
  },
};

export default board;
