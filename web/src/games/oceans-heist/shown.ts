// Made by `python -m hideout.server.web.view_types oceans-heist` from what the game declares to show.
// A seat counts from 0, -1 is nobody; null is nothing, or what this viewer may not know.

/** Who is in which team. */
export interface Teams {
  /** the Crew */
  crew: number[];
  /** the Staff */
  staff: number[];
}

/** A card that everybody has seen. */
export interface KnownCard {
  /** which card */
  card: string;
  /** uses left */
  uses: number;
}

/** Equipment face up on the table. */
export interface ActiveCard {
  /** which card */
  card: string;
  /** uses left */
  uses: number;
  /** uses expended in this round */
  expended: number;
  /** whether it was placed in Prep Time */
  early: boolean;
}

/** A Defense with what it needs. */
export interface Bill {
  /** which Defense */
  card: string;
  /** each way to disable it, as the Globals have made it */
  needs: Record<string, number>[];
}

/** A Defense that stands. */
export interface Defense {
  /** which Defense */
  card: string;
  /** each way to disable it, as the Globals have made it */
  needs: Record<string, number>[];
  /** whether it is out of the way */
  disabled: boolean;
}

/** The captain of each team. */
export interface Captains {
  /** the Crew's */
  crew: number;
  /** the Staff's */
  staff: number;
}

/** Which team has confirmed its draft. */
export interface Confirmed {
  /** the Crew */
  crew: boolean;
  /** the Staff */
  staff: boolean;
}

/** A draft of the assignment. */
export interface Plan {
  /** which uses make what */
  expends: Record<string, string[]>;
  /** which Defense is paid in which way */
  pays: Record<string, string>;
  /** what the uses come to */
  pool: Record<string, number>;
  /** what is missing */
  short: Record<string, number>;
  /** whether the draft is complete */
  holds: boolean;
  /** whether an earlier complete draft stands in for it */
  has_kept: boolean;
}

/** A draft of Wing It. */
export interface Attempt {
  /** the Defense aimed at */
  aim: string | null;
  /** the card on each face of the die */
  faces: (string | null)[];
  /** whether the coin is to be used */
  coin: boolean;
  /** cards that may be put on the die */
  may_discard: string[];
}

/** What is shown of a table of Ocean's Heist. */
export interface View {
  /** the phase */
  phase: string;
  /** who is in which */
  teams: Teams;
  /** the seconds of this phase */
  clock: number;
  /** 1 to 5; 0 before the Heist act */
  round: number;
  /** entry, vault or escape */
  scene: string | null;
  /** alarms so far */
  alarms: number;
  /** the most the Crew survives */
  alarm_limit: number;
  /** once it is chosen */
  target: string | null;
  /** whether the Crew has it */
  has_target: boolean;
  /** once it is chosen */
  situation: string | null;
  /** what the Crew may spend */
  budget: number;
  /** while there is a shop, its prices */
  prices: Record<string, number> | null;
  /** copies in the shop */
  stock: Record<string, number> | null;
  /** the trait of each card */
  traits: Record<string, string> | null;
  /** cards everybody has seen that went back to the hand */
  hand_known: KnownCard[];
  /** Equipment face up */
  active: ActiveCard[];
  /** Opening cards in play */
  opening: string[];
  /** used up and discarded */
  gone: string[];
  /** Defenses drawn in this round */
  drawn: Bill[];
  /** how many of them have to be laid */
  quota: number;
  /** Vault Defenses drawn */
  vault_drawn: Bill[];
  /** how many those are */
  peeks: number;
  /** Defenses standing */
  defenses: Defense[];
  /** cards in the Casino deck */
  casino_deck: number;
  /** its discard pile */
  casino_discard: string[];
  /** cards in the Vault deck */
  vault_deck: number;
  /** its discard pile */
  vault_discard: string[];
  /** attempts to wing it so far */
  attempts: number;
  /** coins left */
  coins: number;
  /** Defenses left standing, by round */
  left_standing: number[];
  /** how it ended */
  ending: 'crew_win' | 'stalemate' | 'alarms' | 'exhausted' | 'conceded' | null;
  /** once the game is over */
  winners: number[];
  /** the teams' captains */
  captains: Captains;
  /** who has confirmed the draft */
  confirmed: Confirmed;
  /** whose view this is; -1 for spectators */
  seat: number;
  /** your team */
  side: 'crew' | 'staff' | null;
  /** the Staff's own draft */
  target_draft: string | null;
  /** the Crew's own draft */
  situation_draft: string | null;
  /** the Staff's until the Heist act, then everybody's */
  globals: string[] | null;
  /** what of it is left; the Crew's */
  money_left: number | null;
  /** the Crew's hand, for the Crew */
  hand: string[] | null;
  /** how many cards that are, as far as you know */
  hand_count: number;
  /** face down since Prep Time, for the Crew */
  placed_in_prep: string[] | null;
  /** face down since Crunch Time, for the Crew */
  placed_in_crunch: string[] | null;
  /** how many cards lie face down, as far as you know */
  crew_down: number;
  /** those laid face down, for the Staff */
  laid: string[] | null;
  /** how many lie face down, as far as you know */
  staff_down: number;
  /** the one laid face up, if you may know */
  vault_up: string | null;
  /** the one laid face down, if you may know */
  vault_down: string | null;
  /** Defenses the Crew was shown, for the Crew */
  peeked: string[] | null;
  /** the Crew's draft of an assignment, for the Crew */
  plan: Plan | null;
  /** the Crew's draft of Wing It, for the Crew */
  attempt: Attempt | null;
}
