// Made by `python -m hideout.server.web.view_types heat` from what the game declares to show.
// A seat counts from 0, -1 is nobody; null is nothing, or what this viewer may not know.

/** The chips that count the game down. */
export interface Chips {
  /** Heists to come */
  yellow: number;
  /** Stages of this Heist not yet resolved */
  black: number;
}

/** One row of the State of Affairs. */
export interface BoardRow {
  /** places for tokens */
  slots: number;
  /** tokens still there */
  tokens: number;
  /** what a token costs when this row is the lowest with any */
  price: number;
}

/** The State of Affairs. */
export interface Board {
  /** from the bottom up */
  rows: BoardRow[];
  /** tokens on the board */
  tokens: number;
  /** tokens with players */
  out: number;
  /** how many more have to leave for another price */
  next_price_in: number | null;
}

/** The APB cards. */
export interface Apb {
  /** cards in the pack */
  left: number;
  /** cards that lie open */
  drawn: string[];
}

/** A hand seen by questioning. */
export interface HandSeen {
  /** whose hand */
  seat: number;
  /** as it was then */
  cards: string[];
}

/** What one has passed, received, set aside and seen in this Heist. */
export interface Memory {
  /** cards passed in this Heist's draft */
  passed: string[];
  /** to whom */
  passed_to: number;
  /** cards received */
  received: string[];
  /** from whom */
  received_from: number;
  /** cards set aside */
  aside: string[];
  /** hands seen by questioning */
  seen: HandSeen[];
}

/** What is shown of a table of Heat. */
export interface View {
  /** the phase */
  phase: string;
  /** 1 to 3 */
  heist: number;
  /** 1 to 4; 0 in the draft */
  stage: number;
  /** of the draft, from 1; else 0 */
  round: number;
  /** where cards are passed to */
  passes: 'left' | 'right';
  /** the chips that count the game down */
  chips: Chips;
  /** additional A phases in this Stage so far */
  extra_a: number;
  /** what a Heat token costs now */
  price: number;
  /** the option of that name */
  crackdown_cap: number;
  /** the State of Affairs */
  board: Board;
  /** Heat tokens */
  heat: number[];
  /** dollars; after the end, what each one keeps */
  money: number[];
  /** after the end, what a jailed player has lost */
  lost: number[];
  /** from the oldest card to the newest */
  records: string[][];
  /** the card used in this Stage; of a copy, what it copies */
  using: (string | null)[];
  /** whom each one questions */
  questioned: (number | null)[];
  /** cards in hand */
  hands: number[];
  /** cards left in the own pile */
  piles: number[];
  /** cards set aside in this Heist */
  aside: number[];
  /** cards in the deck */
  deck: number;
  /** with `apb` on */
  apb: Apb | null;
  /** who is in jail */
  jailed: number[];
  /** once the game is over */
  winners: number[];
  /** who has made the choice that is asked for */
  chosen: boolean[];
  /** what each one has claimed */
  claims: (string | null)[];
  /** whose view this is; -1 for spectators */
  seat: number;
  /** your own hand; empty for spectators */
  hand: string[];
  /** what you have chosen and nobody has seen, in notation */
  choice: string[];
  /** with `memory_aid` on, your own */
  memory: Memory | null;
}
