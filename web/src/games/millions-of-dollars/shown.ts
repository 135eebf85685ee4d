// Made by `python -m hideout.server.web.view_types millions-of-dollars` from what the game declares to show.
// A seat counts from 0, -1 is nobody; null is nothing, or what this viewer may not know.

/** The card being robbed. */
export interface Loot {
  /** which card */
  id: string;
  /** its title */
  title: string;
  /** what is to be had */
  loot: number;
  /** the ante of each Character */
  ante: number;
  /** the Role it favours */
  symbol: string;
}

/** A Character as the viewer sees it. */
export interface Character {
  /** whose */
  seat: number;
  /** 1; with three players 1 or 2 */
  slot: number;
  /** where it is */
  state: 'hand' | 'in' | 'withdrawn' | 'eliminated';
  /** the ante on it */
  ante: number;
  /** whether the Reserve supplied that */
  lent: boolean;
  /** its Role, if you know it */
  role: string | null;
  /** whether everybody knows it */
  revealed: boolean;
}

/** Money for leaving. */
export interface Offer {
  /** who would pay */
  payer: number;
  /** whose Character would leave */
  seat: number;
  /** which of them */
  slot: number;
  /** for how much */
  amount: number;
  /** whether only the two know */
  private: boolean;
}

/** An offer that the viewer has marked. */
export interface Mark {
  /** whose offer */
  payer: number;
  /** for which Character of yours */
  slot: number;
  /** for how much */
  amount: number;
}

/** What is shown of a table of Millions of Dollars. */
export interface View {
  /** 1 to 8 */
  round: number;
  /** 8 */
  rounds: number;
  /** the option: with so much cash the game ends */
  target: number;
  /** the card being robbed */
  loot: Loot;
  /** those of the rounds before */
  discarded: string[];
  /** all others, in the order of the table of cards */
  coming: string[];
  /** the Roles of this table */
  roles: string[];
  /** the phase */
  phase: string;
  /** who has the Leader card */
  leader: number;
  /** in millions, without antes */
  cash: number[];
  /** money that is nobody's */
  reserve: number;
  /** Intimidation cards */
  intimidation: number[];
  /** who has chosen */
  chosen: boolean[];
  /** Role cards that lie face up */
  visible: Record<string, number>;
  /** under `fooled`, the Roles of the round before by Character */
  last: (string | null)[];
  /** what each one claimed last */
  claims: (string | null)[];
  /** for how much each one said to leave; 0 for none */
  asks: number[];
  /** who is ready to stay */
  ready: boolean[];
  /** who is gone and counts as ready */
  absent: number[];
  /** whether the roll call of this round is used up */
  called: boolean;
  /** whom the roll call has come to */
  asked: number;
  /** whether the Leader may call for a decision */
  may_hurry: boolean;
  /** whether that has happened */
  hurried: boolean;
  /** what the Snitch named */
  named: string | null;
  /** who got a share in the last Heist */
  shared: number[];
  /** once the game is over */
  winners: number[];
  /** whose view this is; -1 for spectators */
  seat: number;
  /** what of yours no open offer has promised */
  free: number | null;
  /** seat by seat; with three players two each */
  characters: Character[];
  /** the open offers you know of */
  offers: Offer[];
  /** offers that you have marked */
  held: Mark[];
}
