import icons from 'virtual:icons/oceans-heist';
import type { GameBoard } from '../board';
import Board from './Board.svelte';
import { viewOf } from './view';

const STAGES: Record<string, string> = {
  target: 'Choose the Target',
  situation: 'Choose the Situation',
  prepare: 'Prepare',
  over: 'The morning after',
};
const SCENES: Record<string, string> = { entry: 'Entry', vault: 'Vault Breach', 'vault-breach': 'Vault Breach', breach: 'Vault Breach', escape: 'Escape' };
const ON_SHEET = ['confirm', 'withdraw', 'skip', 'wait', 'auto', 'clear', 'attempt', 'stop', 'coin', 'no-coin', 'no-situation'];
const WORDS: Record<string, [title: string, icon: string]> = {
  confirm: ['Confirm', 'team-crew'],
  withdraw: ['Change it again', 'team-crew'],
  skip: ['Go on', 'team-crew'],
  wait: ['Look longer', 'team-crew'],
  auto: ['Auto-assign', 'trait-gear'],
  clear: ['Clear', 'trait-tool'],
  attempt: ['Roll', 'wing-it'],
  stop: ['No Wing It', 'alarm-token'],
  coin: ['Put the coin in', 'o-luckycoin'],
  'no-coin': ['Keep the coin', 'o-luckycoin'],
  'no-situation': ['No Situation', 's-blackout'],
};
const HEADLINES: Record<string, [string, string]> = {
  crew_win: ['Casino cleaned out', 'The Crew got away with the Target.'],
  stalemate: ['Crew escapes empty-handed', 'Nobody wins: the Target stayed behind.'],
  alarms: ['Every bell in the house', 'The alarms stopped the Crew. The Staff win.'],
  exhausted: ['Out of tricks', 'The Crew had nothing left to use. The Staff win.'],
  conceded: ['The towel is thrown', 'One team gave up.'],
};

const board: GameBoard = {
  icons,
  Board,
  stage(frame) {
    const view = viewOf(frame);
    const scene = SCENES[view.scene ?? ''] ?? view.scene;
    if (view.round && scene) return view.scene === 'entry' ? `${scene} ${view.round}` : scene;
    return STAGES[view.phase] ?? "Ocean's Heist";
  },
  onBoard: (choice) => !ON_SHEET.includes(choice.verb),
  face(choice) {
    const [title, icon] = WORDS[choice.verb] ?? [choice.label, undefined];
    return icon ? { title, icon } : { title };
  },
  icon: (event) => (event.kind.includes('alarm') ? 'alarm-token' : event.kind.includes('wing') || event.kind.includes('roll') ? 'wing-it' : 'vault'),
  headline(frame, names) {
    const view = viewOf(frame);
    const [title, lead] = HEADLINES[view.ending ?? ''] ?? ['The job is over', ''];
    const won = view.winners.map((seat) => names[seat] ?? '');
    return { title, lead: won.length ? `${lead} ${won.join(', ')}.` : lead };
  },
};

export default board;
