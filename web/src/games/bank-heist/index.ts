import icons from 'virtual:icons/bank-heist';
import type { Frame } from '../../wire';
import type { GameBoard } from '../board';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Notes from './Notes.svelte';
import Sheet from './Sheet.svelte';
import { isAimed, isCard, isClaim, viewOf } from './view';
import { w } from './words';

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
/** The phases of the Robbery and the Getaway differ in name by decision; the stage is the act. */
const ACTS: Record<string, string> = { silent: 'robbery-silent', alarm: 'robbery-alarm', over: 'hideout' };
const actOf = (frame: Frame): string => {
  const { stage } = viewOf(frame);
  return ACTS[stage] ?? stage;
};

const board: GameBoard = {
  icons,
  Board,
  Hand,
  Extra: Sheet,
  Side: { title: () => w('notes'), icon: 'notes', component: Notes },
  stage: (frame) =>
    w.maybe(`stage.${viewOf(frame).stage}`) || w.maybe(`stage.${frame.phase}`) || w('stage.'),
  hint(frame) {
    if (frame.pending.includes(frame.viewer)) return w.maybe(`hint.${frame.phase}`);
    const view = viewOf(frame);
    if (frame.phase === 'crack') return w('wait.crack');
    const act = actOf(frame);
    if (act === 'robbery-silent') return w('wait.robbery');
    if (act === 'robbery-alarm') return w('wait.alarm');
    return act === 'getaway' ? w('wait.getaway', { spaces: Math.max(1, view.board[3] - view.token) }) : '';
  },
  script(frame, names) {
    const name = names[frame.phase === 'answer' ? (frame.pending[0] ?? -1) : viewOf(frame).turn] ?? '';
    return w.maybe(`script.${frame.phase}`, { name }) || w.maybe(`script.${actOf(frame)}`, { name });
  },
  moves(event) {
    if (event.kind === 'draws') return [-1, event.seat];
    if (['passes-card', 'gives', 'attacks'].includes(event.kind)) return [event.seat, event.a];
    return event.kind === 'loads' ? [event.seat, -1] : undefined;
  },
  cue(event) {
    if (event.kind === 'attacks') return 'shot';
    if (event.kind.startsWith('alarm-sounds')) return 'alarm';
    if (event.kind === 'dies') return 'stamp';
    return ['passes-card', 'draws'].includes(event.kind) ? 'card' : undefined;
  },
  isTalk: isClaim,
  onBoard: (choice) => isAimed(choice) || isCard(choice) || choice.verb === 'answer',
  denied(frame) {
    const wished = { answer: 'adrenaline', action: 'shoot' }[frame.phase];
    if (!wished || frame.legal.some((choice) => choice.verb === wished)) return [];
    const other = frame.viewer === 0 ? 1 : 0;
    const action = wished === 'shoot' ? `shoot p${other}` : wished;
    return [{ action, title: w(`denied.${wished as 'shoot' | 'adrenaline'}`), icon: wished }];
  },
  face(choice) {
    const icon = CHOICE_ICONS[choice.verb];
    if (choice.verb === 'accept') {
      return { icon, title: w('face.accept'), note: w('face.accept.note'), danger: true, hold: true };
    }
    if (choice.verb === 'vest') return { icon, note: w('face.vest.note'), hold: true };
    if (choice.verb === 'return-fire') return { icon, note: w('face.vest.note'), hold: true };
    return { icon };
  },
  icon: (event) => EVENT_ICONS[event.kind] ?? (event.kind.startsWith('claim') ? 'claim' : 'tracker-token'),
  headline(frame, names) {
    const view = viewOf(frame);
    const title = w.maybe(`end.${view.ending}`) || w('end.');
    const lead = w.maybe(`end.${view.ending}.lead`);
    const who = view.winners.map((seat) => names[seat] ?? '').join(', ');
    return { title, lead: who ? w('end.winners', { lead, who }) : lead };
  },
};

export default board;
