import icons from 'virtual:icons/bank-heist';
import type { GameBoard } from '../board';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Notes from './Notes.svelte';
import Sheet from './Sheet.svelte';
import { isAimed, isCard, isClaim, viewOf } from './view';

const STAGES: Record<string, string> = {
  partners: 'Who is who',
  crack: 'Crack the vault',
  'robbery-silent': 'Silent robbery',
  silent: 'Silent robbery',
  'robbery-alarm': 'Alarm',
  alarm: 'Alarm',
  getaway: 'Getaway',
  hideout: 'The Hideout',
  showdown: 'Showdown',
  over: 'The Hideout',
};
const CHOICE_ICONS: Record<string, string> = {
  ok: 'pass-card', load: 'load-bag', keep: 'keep-bag', 'load-all': 'load-bag', 'claim-none': 'hold-it-right-there',
  pass: 'tracker-token', martial: 'martial-skills', hostage: 'hostage', adrenaline: 'adrenaline',
  vest: 'vest', accept: 'dead', continue: 'tracker-token', 'return-fire': 'return-fire',
  stop: 'tracker-token', take: 'loot', leave: 'tracker-token', swap: 'i-dont-like-this', pick: 'vault-deck',
};
const EVENT_ICONS: Record<string, string> = {
  attacks: 'shoot', dies: 'dead', loads: 'load-bag', 'passes-card': 'pass-card', alarm: 'alarm',
  'alarm-sounds': 'alarm', token: 'tracker-token', revealed: 'agent', vest: 'vest', loots: 'loot',
  hostage: 'hostage', martial: 'martial-skills', tied: 'zip-tie', cuffed: 'handcuffs',
  bleeds: 'bleeding', drugged: 'chloroform', wakes: 'out-cold', hideout: 'hideout',
  bribes: 'bribe', 'driver-shoots': 'driver', dye: 'dye-pack', code: 'code-card', cracked: 'code-card',
};
const HEADLINES: Record<string, [string, string]> = {
  'agents-in-the-bank': ['Police were waiting', 'The robbery took too long. The Agents win.'],
  'rivals-on-the-road': ['Truck full of dead men', 'Only Rivals were left in the van.'],
  'agents-at-the-hideout': ['Cop steps out of getaway van', 'An Agent reached the Hideout alive. The Agents win.'],
  'crew-at-the-hideout': ['The perfect job', 'Nobody but Crew reached the Hideout.'],
  'crew-in-the-showdown': ['Double-cross fails', 'The last Rival fell in the showdown. The Crew win.'],
  'rivals-in-the-showdown': ['Driver paid, crew dead', 'The Rivals won the showdown.'],
  stalemate: ['Bound and beaten', 'Nothing moved any more. The Crew win.'],
  'nobody-left': ['Nobody walks away', 'Nobody is left, so nobody wins.'],
};

const board: GameBoard = {
  icons,
  Board,
  Hand,
  Extra: Sheet,
  Side: { title: 'Notes', icon: 'notes', component: Notes },
  stage: (frame) => STAGES[viewOf(frame).stage] ?? STAGES[frame.phase] ?? 'Bank Heist',
  isTalk: isClaim,
  onBoard: (choice) => isAimed(choice) || isCard(choice) || choice.verb === 'answer',
  face(choice) {
    const icon = CHOICE_ICONS[choice.verb];
    if (choice.verb === 'accept') {
      return { icon, title: 'Take it', note: 'No way back.', danger: true, hold: true };
    }
    if (choice.verb === 'vest') return { icon, note: 'Shows you as Agent.', hold: true };
    if (choice.verb === 'return-fire') return { icon, note: 'Shows you as Agent.', hold: true };
    return { icon };
  },
  icon: (event) => EVENT_ICONS[event.kind] ?? (event.kind.startsWith('claim') ? 'claim' : 'tracker-token'),
  headline(frame, names) {
    const view = viewOf(frame);
    const [title, lead] = HEADLINES[view.ending ?? ''] ?? ['The job is over', ''];
    const won = view.winners.map((seat) => names[seat] ?? '');
    return { title, lead: won.length ? `${lead} Winners: ${won.join(', ')}.` : lead };
  },
};

export default board;
