import type {
  Clause,
  Daily,
  DailyRoom,
  Epilogue,
  EventInfo,
  Fairness,
  GameInfo,
  HouseBot,
  Keepsakes,
  Lesson,
  Mine,
  MyGames,
  Pass,
  Problem,
  ProgramToken,
  PushKey,
  Replay,
  Room,
  RoomSettings,
  SeatLink,
  ShapeInfo,
  Sharing,
  Words,
} from '../wire';
import { narrator } from './narrator.svelte';
import { language } from './language';
import { fromData, t } from './door';

export class Refused extends Error {
  constructor(
    readonly code: string,
    sentence: string,
    readonly clauses: string[] = [],
  ) {
    super(sentence);
  }
}

/** What went wrong, for people: what the house says, or that it does not answer. */
export function sentenceOf(error: unknown): string {
  return error instanceof Refused ? error.message : t('problem-offline');
}

async function answerTo(method: string, path: string, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refused('offline', t('problem-offline'));
  }
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => null)) as Problem | null;
    await narrator.learnHouse().catch(() => undefined); // or it is said in the words of the server
    throw new Refused(problem?.code ?? 'failed', problem ? narrator.refused(problem) : t('problem-offline'));
  }
  return answer;
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await answerTo(method, path, body)).json()) as T;
}

const get = <T>(path: string) => ask<T>('GET', path);
const post = <T>(path: string, body?: unknown) => ask<T>('POST', path, body);
const room = (code: string) => `/api/rooms/${code}`;

/** What a game declares of itself in English, in the language of the page. */
const inOurWords = (game: GameInfo): GameInfo => ({
  ...game,
  mood: fromData(game.mood),
  genre: fromData(game.genre),
  options: game.options.map((option) => ({
    ...option,
    title: fromData(option.title),
    meaning: fromData(option.meaning),
    choice_titles: option.choice_titles.map(fromData),
  })),
});

/** A whole game; a long one comes in several answers. */
async function wholeReplay(path: string, as: string): Promise<Replay> {
  const eyes = as === '' ? '' : `&as=${as}`;
  const part = (from: number) => get<Replay>(`${path}?from=${from}${eyes}`);
  const whole = await part(0);
  while (whole.frames.length < whole.total) {
    const more = await part(whole.frames.length);
    if (!more.frames.length) break;
    whole.frames.push(...more.frames);
  }
  return whole;
}

type Deck = Record<string, Record<string, unknown>[]>;
const MOMENT = 15_000; // milliseconds
let deck: { path: string; at: number; cards: Promise<Deck> } | undefined;
let games: Promise<GameInfo[]> | undefined;
const events = new Map<string, Promise<Map<string, EventInfo>>>();
const rules = new Map<string, Promise<Map<string, Clause>>>();

export const api = {
  games: () => (games ??= get<GameInfo[]>(`/api/games?language=${language}`).then((list) => list.map(inOurWords))),
  view: (game: string) => get<ShapeInfo | null>(`/api/games/${game}/view`),
  rules(game: string) {
    let found = rules.get(game);
    if (!found) {
      found = get<Clause[]>(`/api/games/${game}/rules?language=${language}`).then(
        (list) =>
          new Map(list.map((one) => [one.id, { ...one, text: fromData(one.text), section: fromData(one.section) }])),
      );
      rules.set(game, found);
    }
    return found;
  },
  words: async (game: string) => (await answerTo('GET', `/api/games/${game}/words/${language}`)).text(),
  lesson: (game: string, name: string) => get<Lesson>(`/api/games/${game}/lessons/${name}`),
  lessonWords: async (game: string) => (await answerTo('GET', `/api/games/${game}/lessons/words/${language}`)).text(),
  /** What can happen in a game, by kind. */
  events(game: string) {
    let found = events.get(game);
    if (!found) {
      found = get<EventInfo[]>(`/api/games/${game}/events`).then((list) => new Map(list.map((one) => [one.kind, one])));
      events.set(game, found);
    }
    return found;
  },
  /** A board may ask for what the page has asked for a moment ago. */
  deck(game: string, code: string | undefined) {
    const path = code ? `${room(code)}/deck` : `/api/games/${game}/deck`;
    if (deck?.path !== path || Date.now() - deck.at > MOMENT) {
      deck = { path, at: Date.now(), cards: get<Deck>(path) };
    }
    return deck.cards;
  },
  /** Cards beside the deck, such as identities. */
  pieces: (game: string) => get<Record<string, unknown>>(`/api/games/${game}/pieces`),
  effects: (game: string, code: string | undefined) =>
    get<Record<string, Words[]>>(code ? `${room(code)}/effects` : `/api/games/${game}/effects`),
  open: (game: string, name: string, avatar: string) => post<Room>('/api/rooms', { game, name, avatar }),
  room: (code: string) => get<Room>(room(code)),
  join: (code: string, name: string, avatar: string, watch: boolean) =>
    post<Room>(`${room(code)}/join`, { name, avatar, watch }),
  leave: (code: string) => post<Room>(`${room(code)}/leave`),
  settings: (code: string, changes: Partial<RoomSettings>) => post<Room>(`${room(code)}/settings`, changes),
  sit: (code: string) => post<Room>(`${room(code)}/sit`),
  stand: (code: string) => post<Room>(`${room(code)}/stand`),
  addBot: (code: string, level: string) => post<Room>(`${room(code)}/bots`, { level }),
  houseBots: () => get<HouseBot[]>('/api/bots'),
  newProgram: (code: string, name: string) => post<ProgramToken>(`${room(code)}/programs`, { name }),
  inviteProgram: (code: string, name: string) => post<Room>(`${room(code)}/programs/invite`, { name }),
  removeProgram: (code: string, person: string) => post<Room>(`${room(code)}/programs/remove`, { person }),
  fill: (code: string) => post<Room>(`${room(code)}/fill`),
  removeChair: (code: string, chair: number) => post<Room>(`${room(code)}/chairs/remove`, { chair }),
  moveChair: (code: string, chair: number, to: number) => post<Room>(`${room(code)}/chairs/move`, { chair, to }),
  takeOver: (code: string, chair: number) => post<Room>(`${room(code)}/take-over`, { chair }),
  consent: (code: string, person: string, yes: boolean) => post<Room>(`${room(code)}/consent`, { person, yes }),
  renewCode: (code: string) => post<Room>(`${room(code)}/code`),
  pushKey: () => get<PushKey>('/api/push'),
  tellMe: (code: string, endpoint: string, p256dh: string, auth: string) =>
    post<Room>(`${room(code)}/tell-me`, { endpoint, p256dh, auth }),
  tellMeNothing: (code: string) => post<Room>(`${room(code)}/tell-me-nothing`),
  kick: (code: string, person: string) => post<Room>(`${room(code)}/kick`, { person }),
  mute: (code: string, person: string) => post<Room>(`${room(code)}/mute`, { person }),
  ignore: (code: string, person: string) => post<Room>(`${room(code)}/ignore`, { person }),
  pause: (code: string, isOn: boolean) => post<Room>(`${room(code)}/${isOn ? 'pause' : 'resume'}`),
  handOver: (code: string, person: string) => post<Room>(`${room(code)}/host`, { person }),
  reissue: (code: string, chair: number) => post<SeatLink>(`${room(code)}/reissue`, { chair }),
  claim: (code: string, token: string) => post<Room>(`${room(code)}/claim`, { token }),
  seal: (code: string, seal: string, promise: string) => post<Room>(`${room(code)}/seal`, { seal, promise }),
  luck: (code: string, luck: string, nonce: string) => post<Room>(`${room(code)}/luck`, { luck, nonce }),
  start: (code: string) => post<Room>(`${room(code)}/start`),
  callMe: (code: string, name: string, avatar: string) => post<Room>(`${room(code)}/me`, { name, avatar }),
  side: (code: string, side: string) => post<Room>(`${room(code)}/side`, { side }),
  standIn: (code: string, chair: number) => post<Room>(`${room(code)}/stand-in`, { chair }),
  beScreen: (code: string) => post<Room>(`${room(code)}/screen`),
  setLevel: (code: string, chair: number, level: string) => post<Room>(`${room(code)}/chairs/level`, { chair, level }),
  again: (code: string, game?: string) => post<Room>(`${room(code)}/again`, game ? { game } : {}),
  againAnswer: (code: string, yes: boolean) => post<Room>(`${room(code)}/again/answer`, { yes }),
  againDeal: (code: string) => post<Room>(`${room(code)}/again/deal`),
  againCancel: (code: string) => post<Room>(`${room(code)}/again/cancel`),
  dailies: () => get<Daily[]>('/api/daily'),
  daily: (game: string) => get<Daily>(`/api/daily/${game}`),
  playDaily: (game: string, name: string, avatar: string) => post<DailyRoom>(`/api/daily/${game}`, { name, avatar }),
  mine: (asked: Mine) => post<MyGames>('/api/mine', asked),
  makePass: (kept: Keepsakes) => post<Pass>('/api/mine/code', kept),
  usePass: (code: string) => post<Keepsakes>('/api/mine/here', { code }),
  onlyHere: () => post<MyGames>('/api/mine/only'),
  replay: (table: string, as: string) => wholeReplay(`/api/tables/${table}/replay`, as),
  epilogue: (table: string) => get<Epilogue>(`/api/tables/${table}/epilogue`),
  share: (code: string, table: string, yes: boolean) => post<Sharing>(`${room(code)}/share`, { table, yes }),
  shared: (link: string) => get<Epilogue>(`/api/shared/${link}`),
  sharedReplay: (link: string, as: string) => wholeReplay(`/api/shared/${link}/replay`, as),
  fairness: (table: string) => get<Fairness>(`/api/tables/${table}/fairness`),
  record: async (table: string) => (await answerTo('GET', `/api/tables/${table}/record`)).text(),
};
