// Made by `python -m hideout.server.web.view_types heist-hustle` from what the game declares to show.
// A seat counts from 0, -1 is nobody; null is nothing, or what this viewer may not know.

/** A weapon and whose it is. */
export interface Weapon {
  /** which */
  weapon: string;
  /** who took it */
  owner: number;
  /** whether it is played */
  played: boolean;
}

/** What is shown of a table of Heist Hustle. */
export interface View {
  /** the phase */
  phase: string;
  /** whose turn it is to roll, take or spin */
  turn: number;
  /** what the wild card stands for */
  named: string | null;
  /** the roll for the heist; 0 for none yet */
  die: number;
  /** whether that is the second try */
  tried_again: boolean;
  /** spins in a row that stopped on a line */
  lines: number;
  /** in `start`, by seat: rolls for the first lead, 0 for none */
  start_rolls: number[];
  /** the rolls for the wild card; 0 for none */
  wild_rolls: number[];
  /** who has the wild card */
  wild_holder: number;
  /** the round, from 1; one more than the last once the game is over */
  round: number;
  /** how many there are */
  rounds: number;
  /** the location turned up */
  location: string | null;
  /** what it is worth */
  points: number | null;
  /** under `hot_weapons`, the two of this location */
  hot: string[];
  /** the locations of the rounds before */
  done: string[];
  /** the others, in the order of the table of cards */
  coming: string[];
  /** who leads this round */
  mastermind: number;
  /** a line for each round: heist, spinner, wild (and house) points */
  sheets: number[][][];
  /** points so far */
  totals: number[];
  /** rounds led so far */
  led: number[];
  /** once the game is over */
  winners: number[];
  /** all ten, in the order of the spinner */
  weapons: Weapon[];
  /** whose view this is; -1 for spectators */
  seat: number;
  /** under `bail`: none for no answer yet, `""` for one that is still closed */
  answers: ('' | 'go' | 'bail' | null)[];
}
