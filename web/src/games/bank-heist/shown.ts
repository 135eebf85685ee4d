// Made by `python -m hideout.server.web.view_types bank-heist` from what the game declares to show.
// A seat counts from 0, -1 is nobody; null is nothing, or what this viewer may not know.

/** An attack being answered. */
export interface Attack {
  /** what sort */
  kind: string;
  /** who attacks */
  attacker: number;
  /** whom */
  target: number;
  /** whom the Shotgun hits as well */
  side: number;
  /** whom it is about now */
  victim: number;
  /** whether fire was returned */
  returned: boolean;
}

/** A tattoo that was shown. */
export interface Look {
  /** who looked */
  viewer: number;
  /** at whose identity card */
  owner: number;
}

/** Something said about somebody. */
export interface Claim {
  /** what was said */
  claim: 'claim-passed-bag' | 'claim-kept' | 'claim-trust' | 'claim-suspect' | 'claim-tattoo' | 'claim-no-tattoo';
  /** by whom */
  seat: number;
  /** about whom */
  about: number;
}

/** One player as the viewer sees them. */
export interface Player {
  /** whether they live */
  living: boolean;
  /** if you may know it */
  identity: string | null;
  /** the identities that fit all you know */
  could_be: string[];
  /** whether it was revealed */
  revealed: boolean;
  /** cards in hand */
  cards: number;
  /** those of them that you know */
  known: string[];
  /** whether the hand lies face up */
  face_up: boolean;
  /** the attribute beside them */
  attribute: string | null;
  /** whether Martial Skills are used up */
  martial_used: boolean;
  /** zip-tied */
  tied: boolean;
  /** handcuffed */
  cuffed: boolean;
  /** out cold */
  cold: boolean;
  /** stabbed and not treated */
  bleeding: boolean;
  /** whether the vest has taken a shot */
  vest_used: boolean;
}

/** What is shown of a table of Bank Heist. */
export interface View {
  /** the phase */
  phase: string;
  /** the part of the game */
  stage: 'partners' | 'crack' | 'robbery-silent' | 'robbery-alarm' | 'getaway' | 'showdown' | 'over';
  /** the space the token is on */
  token: number;
  /** spaces: start, first alarm, AGENTS WIN, Hideout */
  board: [number, number, number, number];
  /** Cash Bags in the truck */
  truck: number;
  /** the Start Player */
  start: number;
  /** whose turn it is */
  turn: number;
  /** the Code Cards turned up */
  code: number[];
  /** who has answered wrong */
  locked_out: number[];
  /** cards in the vault deck */
  vault_cards: number;
  /** cards in its discard pile */
  discard_cards: number;
  /** cards in the alarm deck */
  alarm_cards: number;
  /** its discard pile */
  alarm_discard: string[];
  /** the alarm card being resolved */
  alarm_card: string | null;
  /** Handcuffs left */
  handcuffs: number;
  /** who passes it */
  passer: number;
  /** who gets it */
  receiver: number;
  /** who is searched */
  searched: number;
  /** attacks being answered, outermost first */
  attacks: Attack[];
  /** who was just killed and may be looted */
  corpse: number;
  /** whether this turn's second shot was fired */
  second_fired: boolean;
  /** turns the poisoned player has had */
  poison_turns: number;
  /** whether an Agent was revealed in the Getaway */
  agent_seen: boolean;
  /** whom Guilty Conscience has made side with the Agents */
  conscience: number;
  /** who paid the Driver off */
  payer: number;
  /** circuits of the Showdown */
  circuits: number;
  /** tattoos shown */
  looks: Look[];
  /** once the game is over, the identity cards not dealt */
  aside: string[] | null;
  /** how it ended */
  ending: string | null;
  /** once the game is over */
  winners: number[];
  /** whom the game waits for */
  deciding: number[];
  /** who has made a claim in this turn */
  spoken: number[];
  /** all claims */
  claims: Claim[];
  /** whose view this is; -1 for spectators */
  seat: number;
  /** your own */
  identity: string | null;
  /** the other Agent or Rival, if you are one and there is another */
  partner: number;
  /** what is in it, while you search it */
  vault: string[] | null;
  /** those of them that you know */
  discard: string[];
  /** the vault card on its way, if you have looked at it */
  card: string | null;
  /** your own hand; empty for spectators */
  hand: string[];
  /** everybody, as you see them */
  players: Player[];
}
