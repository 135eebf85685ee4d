import { COMMA } from '../../lib/words';
import { seatIn, whoIn } from '../../lib/args';
import icons from 'virtual:icons/bank-heist';
import type { Frame } from '../../wire';
import type { GameBoard } from '../board';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Notes from './Notes.svelte';
import Sheet from './Sheet.svelte';
import { title } from '../titles';
import { story } from './story';
import { aim, AIMS } from './aim.svelte';
import { isAimed, isCard, isClaim, type View, viewOf } from './view';
import { w } from './words';

const CHOICE_ICONS: Record<string, string> = {
  ok: 'pass-card',
  load: 'load-bag',
  keep: 'keep-bag',
  'load-all': 'load-bag',
  'claim-none': 'hold-it-right-there',
  pass: 'wait',
  martial: 'martial-skills',
  hostage: 'hostage',
  adrenaline: 'adrenaline',
  vest: 'vest',
  accept: 'dead',
  continue: 'wait',
  'return-fire': 'return-fire',
  stop: 'wait',
  take: 'loot',
  leave: 'wait',
  swap: 'i-dont-like-this',
  pick: 'vault-deck',
};
const EVENT_ICONS: Record<string, string> = {
  attacks: 'shoot',
  dies: 'dead',
  loads: 'load-bag',
  'passes-card': 'pass-card',
  alarm: 'alarm',
  'alarm-sounds': 'alarm',
  token: 'tracker-token',
  revealed: 'agent',
  vest: 'vest',
  loots: 'loot',
  hostage: 'hostage',
  martial: 'martial-skills',
  tied: 'zip-tie',
  cuffed: 'handcuffs',
  bleeds: 'bleeding',
  drugged: 'chloroform',
  wakes: 'out-cold',
  hideout: 'hideout',
  bribes: 'bribe',
  'driver-shoots': 'driver',
  dye: 'dye-pack',
  code: 'code-card',
  cracked: 'code-card',
};
/** What a newcomer would look for in a phase. */
const WISHED: Record<string, ('adrenaline' | 'shoot' | 'pass')[]> = {
  answer: ['adrenaline'],
  action: ['shoot', 'pass'],
};
/** The phases of the Robbery and the Getaway differ in name by decision; the stage is the act. */
const ACTS: Record<string, string> = { silent: 'robbery-silent', alarm: 'robbery-alarm', over: 'hideout' };
const actOf = (frame: Frame): string => {
  const { stage } = viewOf(frame);
  return ACTS[stage] ?? stage;
};

const BURSTS = 'dye-pack';

/** Phases in which the alarm card is being carried out. */
const ALARMED = ['alarm-target', 'attribute', 'swap', 'vault', 'search'];

/** What the alarm card on the table does; it lies open, so everybody may be told. */
function alarmHint({ alarm_card: card }: View): string {
  if (!card) return '';
  const effect = w.maybe(`attr-${card}`);
  return effect ? w('alarm-attribute', { card: title(card), effect }) : w.maybe(`alarm-${card}`);
}

const board: GameBoard = {
  icons,
  later: {
    icons: () => import('virtual:icons/bank-heist/later'),
    isNeeded: (frame) => frame.phase !== 'partners',
  },
  Board,
  Hand,
  Extra: Sheet,
  Side: { title: () => w('notes'), icon: 'notes', component: Notes },
  stage: (frame) => w.maybe(`stage-${viewOf(frame).stage}`) || w.maybe(`stage-${frame.phase}`) || w('stage-'),
  ask: (frame) => w.maybe(`ask-${frame.phase}`),
  isRace: (frame) => frame.phase === 'crack',
  atZero: (frame) => w.maybe(`late-${frame.phase}`),
  hint(frame) {
    const view = viewOf(frame);
    const card = ALARMED.includes(frame.phase) ? alarmHint(view) : '';
    // It is neither kept nor loaded, so it says itself what it does.
    if (frame.phase === 'pass-card' && view.card === BURSTS) return w.maybe(`card-${BURSTS}`);
    if (frame.pending.includes(frame.viewer)) return `${card} ${w.maybe(`hint-${frame.phase}`)}`.trim();
    if (frame.phase === 'crack') return w('wait-crack');
    const act = actOf(frame);
    if (act === 'robbery-silent') return w('wait-robbery');
    if (act === 'robbery-alarm') return card || w('wait-alarm');
    return act === 'getaway' ? w('wait-getaway', { spaces: Math.max(1, view.board[3] - view.token) }) : '';
  },
  script(frame, names) {
    const name = names[frame.phase === 'answer' ? (frame.pending[0] ?? -1) : viewOf(frame).turn] ?? '';
    return w.maybe(`script-${frame.phase}`, { name }) || w.maybe(`script-${actOf(frame)}`, { name });
  },
  moves(event) {
    if (event.kind === 'draws') return [-1, whoIn(event)];
    if (['passes-card', 'gives', 'attacks'].includes(event.kind)) return [whoIn(event), seatIn(event.args.other)];
    return event.kind === 'loads' ? [whoIn(event), -1] : undefined;
  },
  cue(event) {
    if (event.kind === 'attacks') return 'shot';
    if (event.kind.startsWith('alarm-sounds')) return 'alarm';
    if (event.kind === 'dies') return 'stamp';
    return ['passes-card', 'draws'].includes(event.kind) ? 'card' : undefined;
  },
  isTalk: isClaim,
  confirms: (frame) => frame.legal.some((choice) => isAimed(choice) || isCard(choice)),
  where(frame) {
    if (frame.legal.some(isCard)) return w('where-card');
    const verb = aim.verb(frame);
    return verb ? w('aim-tap', { what: w.maybe(`do-${verb}`) || verb }) : '';
  },
  onBoard: (choice) => isAimed(choice) || isCard(choice) || choice.verb === 'answer',
  denied(frame) {
    const wished = WISHED[frame.phase] ?? [];
    const other = frame.viewer === 0 ? 1 : 0;
    return wished
      .filter((verb) => !frame.legal.some((choice) => choice.verb === verb))
      .map((verb) => ({
        action: verb === 'shoot' ? `shoot p${other}` : verb,
        title: w(`denied-${verb}`),
        icon: CHOICE_ICONS[verb] ?? verb,
      }));
  },
  face(choice, frame) {
    const icon = CHOICE_ICONS[choice.verb];
    if (choice.verb === 'pick') {
      const card = choice.action.split(' ')[1] ?? '';
      const n = viewOf(frame).vault?.filter((one) => one === card).length ?? 0;
      return { icon: card, title: title(card), ...(n ? { note: w('hand-copies', { n }) } : {}) };
    }
    if (choice.verb === 'swap') {
      const held = [choice.args.seat, choice.args.seat_2].map((one) => viewOf(frame).players[seatIn(one)]?.attribute);
      return { icon, note: held.map((card) => (card ? title(card) : w('swap-nothing'))).join(' ↔ ') };
    }
    if (choice.verb === 'accept') {
      const isDeadly = ['shot', 'stab'].includes(viewOf(frame).attacks.at(-1)?.kind ?? '');
      return { icon: isDeadly ? icon : 'restrained', title: w('face-accept'), danger: isDeadly };
    }
    const passed = choice.verb === 'pass-to' ? viewOf(frame).card : null;
    return { icon: icon ?? AIMS[choice.verb], ...(passed ? { note: w.maybe(`does-${passed}`) } : {}) };
  },
  spots: {
    partners: '.hand .me',
    crack: '.map',
    'pass-card': '.hand .passing',
    receive: '.hand',
    dye: '.hand .cards',
    'alarm-target': '.map',
    attribute: '.map',
    search: '.map',
    give: '.hand .cards',
    action: '.map',
    answer: '.hand .cards',
    'shotgun-cost': '.hand .cards',
    poison: '.hand .cards',
  },
  about: (id) => w.maybe(`card-${id}`) || w.maybe(`alarm-${id}`) || w.maybe(`attr-${id}`),
  icon: (event) => EVENT_ICONS[event.kind] ?? (event.kind.startsWith('claim') ? 'claim' : 'tracker-token'),
  story,
  headline(frame, names) {
    const view = viewOf(frame);
    const headline = w.maybe(`end-${view.ending}`) || w('end-');
    const lead = w.maybe(`end-${view.ending}-lead`);
    const who = view.winners.map((seat) => names[seat] ?? '').join(COMMA);
    const told = who ? w('end-winners', { lead, who }) : lead;
    const isTurned = view.winners.includes(view.conscience);
    const turned = isTurned ? w('end-conscience', { name: names[view.conscience] ?? '' }) : '';
    return { title: headline, lead: `${told} ${turned}`.trim() };
  },
};

export default board;
