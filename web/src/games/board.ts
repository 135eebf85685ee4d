import type { Component } from 'svelte';
import type { Cue } from '../lib/sound';
import type { Story } from '../story/story';
import type { Choice, Frame, Ring, Room, Told } from '../wire';

/** What a board is given. It draws the frame and offers its legal actions, and knows no rule. */
export interface BoardProps {
  frame: Frame;
  /** By seat. */
  names: string[];
  avatars: string[];
  /** Seats a bot plays now. */
  bots: boolean[];
  /** The newest events, for animation. */
  fresh: Told[];
  /** Everything heard so far. */
  log: Told[];
  /** Send one of `frame.legal`. */
  act: (choice: Choice) => void;
  /** Pick one of them to be confirmed on the sheet, or put it back. */
  pick?: (choice: Choice) => void;
  /** What is picked now. */
  picked?: Choice | undefined;
  /** Ask why an action that is not offered is not possible: the sheet shows the answer. */
  why: (action: string) => void;
  /** Put a sentence on the sheet, such as what a card does. */
  tell: (text: string) => void;
  room: Room | null;
  /** In a replay: whose hand this is, for there may be several. */
  owner?: string;
  /** A same-room screen or a replay: nothing can be chosen. */
  isStill: boolean;
}

/** How one choice looks on the sheet. */
export interface Face {
  icon?: string;
  title?: string;
  note?: string;
  /** Must be held down: no way back. */
  hold?: boolean;
  /** Takes me out of the game. */
  danger?: boolean;
}

/** What a game adds to the shell. */
export interface GameBoard {
  icons: Record<string, string>;
  /** Icons that somebody who has just sat down does not see yet, and from which moment on they are. */
  later?: { icons: () => Promise<{ default: Record<string, string> }>; isNeeded: (frame: Frame) => boolean };
  Board: Component<BoardProps>;
  /** My hand, in the dock beside the sheet. */
  Hand?: Component<BoardProps>;
  /** More on the sheet, under the options: an offer to build, a plan to lay. */
  Extra?: Component<BoardProps>;
  /** A further tab beside Log and Talk. */
  Side?: { title: () => string; icon: string; component: Component<BoardProps> };
  /** On a wide screen above those tabs, whichever is open: what counts all the time. It leaves the table alone then. */
  Above?: Component<BoardProps>;
  /** The big word in the header: where in the game we are. */
  stage: (frame: Frame) => string;
  /** Choices the board itself offers (a card, a seat); the sheet leaves them out. */
  onBoard?: (choice: Choice, frame: Frame) => boolean;
  /** Where they lie, for somebody who looks for them on the sheet. */
  where?: (frame: Frame) => string;
  /** Whether what is tapped there is picked first, and confirmed on the sheet. */
  confirms?: (frame: Frame) => boolean;
  /** On a wide screen the sheet stands in the column at the side: the table needs the height. */
  isSheetBeside?: boolean;
  /** Choices that are talk: they are offered beside the chat. */
  isTalk?: (choice: Choice, frame: Frame) => boolean;
  /** The question in the board's own words: shorter, or where a neighbour could read a secret in the server's. */
  ask?: (frame: Frame, names: string[]) => string;
  /** What this moment is about, for someone who sees it for the first time. */
  hint: (frame: Frame, names: string[]) => string;
  /** What the hint is about, where one phase has several: each is explained the first time. */
  topic?: (frame: Frame) => string;
  /** What the rules do for this viewer when the clock runs out. */
  atZero?: (frame: Frame, names: string[]) => string;
  /** What the big screen says aloud in this moment, if the game has a script for it. */
  script?: (frame: Frame, names: string[]) => string;
  /** Something moved between two seats (-1: the middle). */
  moves?: (event: Told) => [from: number, to: number] | undefined;
  cue?: (event: Told) => Cue | undefined;
  /** What a newcomer would look for and the rules deny now: its notation and words. Two at most. */
  denied?: (frame: Frame) => { action: string; title: string; icon: string }[];
  /** Whether the rules let this viewer give up now, for a team. */
  mayConcede?: (frame: Frame) => boolean;
  face?: (choice: Choice, frame: Frame, names: string[]) => Face;
  /** Somebody else has changed what this viewer may be about to confirm: taps wait a moment. */
  disturbs?: (event: Told, frame: Frame) => boolean;
  /** Whoever is first wins this moment: without a clock there is a hurry all the same. */
  isRace?: (frame: Frame) => boolean;
  /** Whether this viewer has to be done when a clock runs out; if left out: with every clock. */
  isDeadline?: (ring: Ring, frame: Frame) => boolean;
  icon?: (event: Told) => string;
  /** The kind of decision before this viewer, where a phase has several. */
  moment?: (frame: Frame) => string;
  /** What a newcomer should look at, as a selector: by kind of decision. */
  spots?: Record<string, string>;
  /** What a card or a mark does, in the board's own words; `row` is its line in the deck. */
  about?: (id: string, row?: Record<string, unknown>) => string;
  /** Headings for the log, and what is shown as a scene when it is over. */
  story?: Story;
  headline: (frame: Frame, names: string[]) => { title: string; lead: string };
}

/** When the first clock that matters to this viewer runs out; infinite if none does. */
export function deadline(board: GameBoard, frame: Frame): number {
  const mine = frame.clocks.filter((ring) => board.isDeadline?.(ring, frame) ?? true);
  return Math.min(...mine.map((ring) => ring.ends_at ?? Number.POSITIVE_INFINITY));
}
