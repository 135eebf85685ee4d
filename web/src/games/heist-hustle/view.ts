/** What the server shows of a table of Heist Hustle. */
export interface View {
  phase: string;
  seat: number;
  round: number;
  rounds: number;
  location: string | null;
  points: number | null;
  hot: string[];
  done: string[];
  coming: string[];
  mastermind: number;
  turn: number;
  start_rolls: number[];
  wild_rolls: number[];
  wild_holder: number;
  named: string | null;
  weapons: { weapon: string; owner: number; played: boolean }[];
  answers: (string | null)[];
  die: number;
  tried_again: boolean;
  sheets: number[][][];
  totals: number[];
  led: number[];
  winners: number[];
}
