// Made by `python -m hideout.server.web.typescript` from src/hideout/server/wire/messages.py.
// Seats count from 0, -1 is the table or nobody; times are milliseconds since 1970.

export type Pace = "fast" | "live" | "relaxed";

/** First of all: how many of its events this page has already heard, if it was here before. `changes`: the page keeps the last frame, and is sent a `change` where that will do. */
export interface Hello {
  type: "hello";
  table?: string;
  heard?: number;
  changes?: boolean;
}

/** One action, answering one decision: `decision` is the token of the frame it answers. */
export interface Act {
  type: "act";
  ref: number;
  decision: string;
  action: string;
}

/** Free talk: `table`, `spectators`, `room` between games, or what a frame's speech names. */
export interface Say {
  type: "say";
  ref: number;
  channel: string;
  text: string;
}

/** A gesture, one of EMOTES; the rules that silence a seat silence its hands too. */
export interface Emote {
  type: "emote";
  ref: number;
  emote: string;
}

/** Somebody is writing; heard where the line itself would be heard. */
export interface Typing {
  type: "typing";
  channel: string;
  on: boolean;
}

/** A wish for more time; granted when more than half of the people at the table wish it. Everybody may wish once until the table has moved on. */
export interface MoreTime {
  type: "more-time";
  ref: number;
}

/** A captain gives up for the team, in games that know captains. */
export interface Concede {
  type: "concede";
  ref: number;
}

/** What would a sensible player do here? Once for each decision; the answer is `advice`. */
export interface Advise {
  type: "advise";
  ref: number;
  decision: string;
}

/** Something for people to read, as data: a message of the game's words and what it is about. An argument is a number, true or false, a name (a seat such as `p0`, or the id of a card), null for nothing, other Words, or a list of such. `GET /api/games/{game}/words` has the messages. */
export interface Words {
  id: string;
  args: Record<string, unknown>;
}

/** A legal action: its notation (to send back), its verb and what it is about. The message for a button is `act-` and the verb. */
export interface Choice {
  action: string;
  verb: string;
  args: Record<string, unknown>;
}

/** A running clock: what it does at the end and when (None: paused). */
export interface Ring {
  name: string;
  ends_at: number | null;
}

/** An event this viewer heard. `n` counts this viewer's events from 1. Its message is `event-` and the kind; `GET /api/games/{game}/events` describes all kinds and names the rules behind them. `reader` is whose words they are where it is not the viewer's. */
export interface Told {
  n: number;
  kind: string;
  args: Record<string, unknown>;
  private: boolean;
  reader: number | null;
}

/** Where this viewer may speak now; empty: silence. */
export interface Speech {
  channels: string[];
}

/** All that a viewer may know of a table now, and the events since the last frame. `version` is the number of events this viewer has heard; `decision` goes back with the answer; `clocks` are those that run: none does while the only person at the table is waited for. `timed_out`: the viewer's own time has run out just before this, and the rules chose. `bots` are the seats that belong to programs: bots of the house, and those that came themselves. `warnings`, by action: what to know before one that has no way back; a page asks for more than a tap then. `more_time` are the seats that wish for more time, of those that may speak; `commitment` is the promise this game was dealt from. Clocks wait until `scene_ends_at` where the last decision finished something that pages show, such as a round. `open_view` is what the public sees, for a seat whose page may be covered: in one room a neighbour could read the rest. */
export interface Frame {
  type: "frame";
  now: number;
  table: string;
  commitment: string;
  viewer: number;
  version: number;
  decision: string;
  timed_out: boolean;
  phase: string;
  asked: Words[];
  view: Record<string, unknown>;
  legal: Choice[];
  pending: number[];
  clocks: Ring[];
  paused: boolean;
  events: Told[];
  speech: Speech;
  result: Record<string, unknown> | null;
  more_time: number[];
  scene_ends_at: number | null;
  warnings: Record<string, Words>;
  bots: number[];
  open_view: Record<string, unknown> | null;
}

/** What of the last frame is another now; a page gets it that has said hello with `changes`. Members of the `frame`, of its `view` and of its `open_view` that are not here stay as they were; `events` are those since. `now` is the time, as in a frame. */
export interface Change {
  type: "change";
  now: number;
  events: Told[];
  frame: Record<string, unknown>;
  view: Record<string, unknown>;
  open_view: Record<string, unknown>;
}

/** Somebody at the table-to-be: a person or a bot. Nobody takes over a bot's `closed` one. `program`: a bot that came over the network, and has an id and a line as people do. `seal` hides the luck that this chair mixes in. `side` is what somebody has chosen in a game for teams. `bot_wishes` are the people who want a bot to play for whoever is away. */
export interface Chair {
  kind: "bot" | "person";
  name: string;
  person: string;
  level: string;
  connected: boolean;
  stand_in: boolean;
  avatar: string;
  seal: string;
  muted: boolean;
  closed: boolean;
  side: string;
  bot_wishes: string[];
  program: boolean;
}

/** Somebody in the room without a chair. */
export interface Guest {
  name: string;
  person: string;
  connected: boolean;
  avatar: string;
  muted: boolean;
  program: boolean;
}

/** A bot that plays over the network and may come into this room: `invited`, `here`, or neither. `house`: it is known in the whole house; else it has a token of this room's host. */
export interface Program {
  person: string;
  name: string;
  house: boolean;
  invited: boolean;
  here: boolean;
}

/** Something that everybody in the room is told; `n` counts from 1. `damaged`, `old_rules`: the last game cannot be read any more. `kicked`: `name` was sent away, the bot `other` plays on. `asked`, `declined`, `took_over`: about `name`, who wants to play on for the bot `other`. `link`, `claimed`, `came_back`: the seat of `name` has a new link, was claimed with it, or is its old owner's again. `left_out`: the luck of `name` (or several names) was sealed but not shown in time, and is not in the deal. `paused`, `resumed`: by `name`, the host. `stand_in`: a bot plays for `name`; `back`: no longer. `left`: `name` said goodbye. `host`: `name` is the host now. `away`: `name` has closed the page, or lost the line. `shows`: `name` would show the game that is over to others, if all who played agree. */
export interface Notice {
  n: number;
  kind: "asked" | "away" | "back" | "came_back" | "claimed" | "damaged" | "declined" | "host" | "kicked" | "left" | "left_out" | "link" | "old_rules" | "paused" | "resumed" | "shows" | "stand_in" | "took_over";
  name: string;
  other: string;
}

/** Somebody wants to play on for the bot on a chair; `waits_for` have not yet said yes. */
export interface SeatWish {
  person: string;
  name: string;
  chair: number;
  waits_for: string[];
}

/** Everybody is asked to the next game: by whom, who has said yes or no, when it is dealt. */
export interface Calling {
  by: string;
  name: string;
  yes: string[];
  no: string[];
  deals_at: number | null;
}

/** How somebody has done in this room so far. */
export interface Score {
  person: string;
  name: string;
  games: number;
  won: number;
}

/** A room as everybody in it sees it. `you` is the reader's own public id; `ignored` are those whom the reader does not hear. `commitment` is the hash of the secret that the next game (or the running one) is dealt from. `drawing`: the seals of all chairs stand, and luck is to be shown now. `halted`: the host has paused the game. `clocks_alone`: clocks run even when only one person plays. `coach`: whoever plays may ask what a sensible player would do. `screen` is who is only the big screen and may deal and pause like the host. `sides` are the teams one can choose between, `short` how many more must sit down before it can begin. `score` is of all games of the evening. `programs` are bots from elsewhere that the host has given a token or invited. `daily` is the day whose deal is played here. `dealt` is the game of `table`: once that is over, `game` may be another one. `sat`, once a game is over, is who sat there by seat: chairs may change meanwhile. */
export interface Room {
  type: "room";
  code: string;
  you: string;
  host: string;
  game: string;
  options: Record<string, unknown>;
  pace: "fast" | "live" | "relaxed";
  clocks_alone: boolean;
  coach: boolean;
  spectators: boolean;
  free_text: boolean;
  same_room: boolean;
  seating: "drawn" | "listed";
  open_after: boolean;
  chairs: Chair[];
  guests: Guest[];
  least: number;
  most: number;
  table: string;
  drawing: boolean;
  playing: boolean;
  halted: boolean;
  commitment: string;
  has_own_deck: boolean;
  stand_ins: boolean;
  ignored: string[];
  notices: Notice[];
  locked: boolean;
  wishes: SeatWish[];
  screen: string;
  sides: string[];
  short: number;
  call: Calling | null;
  score: Score[];
  programs: Program[];
  daily: string;
  dealt: string;
  sat: Chair[];
}

/** A line or a gesture that this viewer may hear. `seat` is -1 for spectators. A bot's line is a message of the game's words, in `words`; it is no `person`'s and has no `text`. */
export interface Said {
  type: "said";
  channel: string;
  person: string;
  name: string;
  seat: number;
  text: string;
  at: number;
  emote: boolean;
  words: Words | null;
}

export interface TypingMark {
  type: "typing-mark";
  channel: string;
  seat: number;
  on: boolean;
}

/** Done, and durable. `held`: not yet; it waits until any other answer could have come. A held answer is accepted a second time when it takes effect, or refused. */
export interface Accepted {
  type: "accepted";
  ref: number;
  held: boolean;
}

/** What was asked for did not happen, and nothing changed. `words` say why, `sentence` says it in English. Where the rules refuse, the message is `no-` and the game's reason, and `clauses` are the rules. */
export interface Refusal {
  type: "refusal";
  ref: number;
  code: string;
  words: Words;
  sentence: string;
  clauses: string[];
}

/** The server closes this socket. `kicked`, `left`, `replaced`, `too_fast`, `shutdown`, `silent`: no hello came, or `moved`: come again, somebody else has the room. */
export interface Bye {
  type: "bye";
  reason: string;
}

/** A move that a bot considered: what it was worth to it, 0 to 1, in so many made-up games. */
export interface Considered {
  action: string;
  words: Words | null;
  value: number;
  playouts: number;
}

/** What a sensible player would do in the reader's seat, knowing what the reader knows. `action` is out of the frame's `legal`, or empty: wait. `because` is one of the game's messages for newcomers. `considered` are the moves weighed, the advice first; empty if none were. */
export interface Advice {
  type: "advice";
  decision: string;
  action: string;
  because: Words;
  considered: Considered[];
}

/** Every HTTP error: a code for programs, words for people, and the same in English. */
export interface Problem {
  code: string;
  words: Words;
  sentence: string;
  clauses: string[];
}

/** `group` is what it is about: `play`, `time`, `talk`, `people`, or `more`. */
export interface OptionInfo {
  name: string;
  group: string;
  default: boolean | number | string;
  title: string;
  meaning: string;
  choices: string[];
  choice_titles: string[];
  low: number;
  high: number;
  step: number;
}

/** A game as one chooses it. `page_files` are what a game of another package brings for the page, each to be had at `/games/<name>/<file>`: `board.js`, `cover.svg`, `ink.css` or what these ask for. `bots` are the levels to choose from, the weakest first and then those of the house's own; `usual` is the one that sits down where nobody chooses. */
export interface GameInfo {
  name: string;
  title: string;
  least: number;
  most: number;
  mood: string;
  genre: string;
  minutes: number;
  page_files: string[];
  options: OptionInfo[];
  bots: string[];
  usual: string;
  manners: string[];
  lessons: string[];
}

/** What a value in a view is, as the game declares it. `table` is whose names the ids or the keys of a map are; `of` is what a list, a map or a value for each seat is made of; `keys` are those of a record. `optional`: it may be null. */
export interface ShapeInfo {
  kind: "by-seat" | "flag" | "id" | "list" | "map" | "money" | "number" | "record" | "seat" | "text" | "word";
  optional: boolean;
  table: string;
  of: ShapeInfo | null;
  keys: Record<string, ShapeInfo>;
}

export interface Clause {
  id: string;
  tag: string;
  text: string;
  section: string;
  language: string;
}

/** An argument of an event: its name, what it is, how it is written. */
export interface ArgumentInfo {
  name: string;
  kind: string;
  written: string;
}

/** Which clause made an event happen, and when it was this one; see `event_kinds`. */
export interface Fired {
  when: string;
  clause: string;
}

/** A kind of event: what it tells, and the rules that make it happen: the first one, unless one of `fired` fits. */
export interface EventInfo {
  kind: string;
  meaning: string;
  clauses: string[];
  arguments: ArgumentInfo[];
  fired: Fired[];
}

export interface NewRoom {
  game: string;
  name: string;
  avatar?: string;
}

export interface Join {
  name: string;
  avatar?: string;
  watch?: boolean;
}

/** Where a browser can be reached when it is closed, as `PushSubscription` has it. */
export interface Browser {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** The public key of the house for `PushManager.subscribe`; "" if it sends nothing. */
export interface PushKey {
  key: string;
}

/** What a host may change; what is left out stays. */
export interface RoomSettings {
  game?: string | null;
  options?: Record<string, boolean | number | string> | null;
  pace?: "fast" | "live" | "relaxed" | null;
  clocks_alone?: boolean | null;
  coach?: boolean | null;
  spectators?: boolean | null;
  free_text?: boolean | null;
  same_room?: boolean | null;
  seating?: "drawn" | "listed" | null;
  open_after?: boolean | null;
  stand_ins?: boolean | null;
  locked?: boolean | null;
  deck?: Record<string, unknown> | null;
}

export interface AddBot {
  level?: string;
}

/** What a bot from elsewhere is to be called. */
export interface NewProgram {
  name: string;
}

/** What makes a program that bot: shown once, and kept as a hash only. */
export interface ProgramToken {
  person: string;
  name: string;
  token: string;
}

/** A bot that any host of the house may invite; `connected`: it would hear of it now. */
export interface HouseBot {
  name: string;
  connected: boolean;
}

/** How well the bot on a chair plays, and how it carries itself. */
export interface BotLevel {
  chair: number;
  level: string;
}

/** What somebody wants to be called, and a face; in a running game, from its end on. */
export interface Named {
  name: string;
  avatar?: string;
}

/** A team of the game; empty: wherever there is room. */
export interface Side {
  side: string;
}

/** Ask everybody to the next game; the same one if none is named. */
export interface Again {
  game?: string | null;
}

export interface Answer {
  yes: boolean;
}

/** A game as a browser remembers it: headline, whether it was won there, faces by seat. */
export interface PastGame {
  table: string;
  game: string;
  code: string;
  at: number;
  title: string;
  won: boolean;
  faces: string[];
}

/** What a browser remembers of somebody. */
export interface Keepsakes {
  name: string;
  avatar: string;
  rooms: string[];
  games: PastGame[];
}

/** A code that makes another browser this person's, once, until a time. */
export interface Pass {
  code: string;
  until: number;
}

export interface PassCode {
  code: string;
}

/** Rooms and games that a browser remembers. */
export interface Mine {
  rooms: string[];
  tables: string[];
}

/** A room that the asker belongs to. `seated`: with a seat in its running game; `awaited`: and it is waiting for them. */
export interface MyRoom {
  code: string;
  game: string;
  playing: boolean;
  seated: boolean;
  awaited: boolean;
  names: string[];
}

/** Of what was asked about, what is the asker's: rooms, and games to be seen again. */
export interface MyGames {
  rooms: MyRoom[];
  tables: string[];
}

/** Put the chair at place `chair` to place `to`. */
export interface MoveChair {
  chair: number;
  to: number;
}

export interface AboutChair {
  chair: number;
}

export interface AboutPerson {
  person: string;
}

/** Whether somebody may play on for a bot. */
export interface Consent {
  person: string;
  yes: boolean;
}

/** A hash over the promise, a nonce and one's luck, which stays secret until the draw. */
export interface Seal {
  seal: string;
  promise: string;
}

/** A share of chance: in a draw what was sealed; before one, luck without a secret. */
export interface Luck {
  luck: string;
  nonce?: string;
}

/** A one-time link that gives a lost seat to whoever opens it first. */
export interface SeatLink {
  path: string;
  token: string;
}

/** The token of a re-issued seat. */
export interface Claim {
  token: string;
}

/** One chair's part of a shuffle: what was sealed, and what was shown; no luck: left out. */
export interface LuckShare {
  name: string;
  seal: string;
  nonce: string;
  luck: string;
}

/** What a game was dealt from; all but the promise is closed until the end. `shares` stand in the order of the chairs, from which seats may have been `drawn`. Not `sealed`: dealt before luck was sealed. */
export interface Fairness {
  commitment: string;
  server_seed: string;
  seed: string;
  drawn: boolean;
  sealed: boolean;
  shares: LuckShare[];
}

/** One step of a finished (or one's own running) game through one viewer's eyes. `views` is every seat's view at that step, for all-seeing eyes only. `considered` is what a bot that looks ahead weighed before it, the chosen move first; once everything is open. `decided` is how many decisions were made by then, likewise: the same moment through other eyes. */
export interface ReplayFrame {
  step: number;
  seat: number;
  action: string;
  view: Record<string, unknown>;
  events: Told[];
  views: (Record<string, unknown>)[];
  considered: Considered[];
  decided: number;
}

/** Where a game turned: the frame for all-seeing eyes, and chances to win by seat, 0 to 1. */
export interface TurningPoint {
  step: number;
  before: number[];
  after: number[];
}

/** What a bot says of a moment when the game is over: what it believed of somebody, or what a lie or a deal of its own was for. `decided` is a replay frame's: after so many decisions. */
export interface Memory {
  decided: number;
  seat: number;
  is_belief: boolean;
  words: Words;
}

/** How somebody has fared with today's deal; `score` is null where a game only has winners. */
export interface DailyScore {
  name: string;
  won: boolean;
  score: number | null;
  is_you: boolean;
}

/** Today's deal of one game, the same for everybody, until `ends_at`. `room` is where the asker plays it ("": not yet), `mine` how it went, at place `place` of the `played`; `best` of all. */
export interface Daily {
  game: string;
  day: string;
  ends_at: number;
  room: string;
  played: number;
  place: number;
  mine: DailyScore | null;
  best: DailyScore[];
}

/** Where the asker plays today's deal. */
export interface DailyRoom {
  code: string;
}

/** Whether strangers may see a game: `agreed` of `people` let them, and then there is a link. */
export interface Sharing {
  people: number;
  agreed: number;
  mine: boolean;
  may: boolean;
  link: string;
}

/** What there is to tell of a game that is over, by seat. `scores` and `margins` are empty where a game only has winners, or was played with hands closed for good. */
export interface Epilogue {
  table: string;
  game: string;
  names: string[];
  places: number[];
  scores: number[];
  margins: number[];
  turning: TurningPoint | null;
  memories: Memory[];
  is_open: boolean;
  sharing: Sharing;
}

export interface Share {
  table: string;
  yes: boolean;
}

/** `viewer` is a seat, -1 for a spectator, -2 for all-seeing eyes; `total` counts frames. */
export interface Replay {
  table: string;
  game: string;
  names: string[];
  viewer: number;
  frames: ReplayFrame[];
  result: Record<string, unknown> | null;
  total: number;
}

/** What a learner is told at one moment of a lesson, and is asked if `accepts` is not empty. `spots` are what to look at: seats, actions in notation, or names of places on the board. `wrong` answers every other legal action but those in `wrongs`, which have an answer each. `events` of the frame are those since the last step of the same scene. */
export interface LessonStep {
  scene: number;
  say: Words;
  spots: string[];
  frame: Frame;
  accepts: string[];
  wrong: Words | null;
  wrongs: Record<string, Words>;
}

/** A playable lesson through the learner's own eyes; `viewer` is the learner's seat. */
export interface Lesson {
  game: string;
  name: string;
  names: string[];
  viewer: number;
  steps: LessonStep[];
}

/** What a page says over a room's socket. */
export type Command = Hello | Act | Say | Emote | Typing | MoreTime | Concede | Advise;

/** What the server says over it. */
export type Message = Frame | Change | Room | Said | TypingMark | Accepted | Refusal | Bye | Advice;
