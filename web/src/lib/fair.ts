/**
 * What a page can prove of a shuffle from what it kept: the promise it was shown before the game,
 * the luck it sealed, and the list of all seals as it stood before any luck was shown. The same
 * sums as `engine/proof.py`; `docs/fairness.md` says what they mean.
 */
import type { Fairness, LuckShare, Room } from '../wire';
import { sha256 } from './sha256';

/** The chairs and their seals, and what is to be dealt, as shown before anybody's luck. */
export interface List {
  game: string;
  options: Record<string, unknown>;
  drawn: boolean;
  chairs: { name: string; seal: string }[];
}

/** What was wrong at once, while it happened. */
export type Alarm = 'changed' | 'unlisted' | 'relisted' | 'skipped';

export interface Kept {
  promise: string;
  before: string; // the table that lay there when the promise was made
  luck: string; // '' for who has no chair
  nonce: string;
  list: List | null;
  isShown: boolean; // the server has taken my luck
  table: string; // dealt from it; '' until then
  seen: number; // when the promise was last seen before the deal
  alarms: Alarm[];
}

/** The head of a record: what the game says it was dealt from. */
export interface Head {
  game: string;
  names: string[];
  seed: string;
  options: Record<string, unknown>;
}

export interface Finding {
  is: 'true' | 'false' | 'open'; // open: could not be checked, or is to be known
  word: string;
  values?: Record<string, string>;
}

// The sums

function hashOf(texts: string[], start: Uint8Array = new Uint8Array()): string {
  const parts: number[] = [...start];
  for (const text of texts) {
    const data = new TextEncoder().encode(text);
    parts.push(data.length >>> 24, (data.length >>> 16) & 255, (data.length >>> 8) & 255, data.length & 255, ...data);
  }
  return sha256(Uint8Array.from(parts));
}

const bytes = (hex: string): Uint8Array => Uint8Array.from(hex.match(/../g) ?? [], (h) => parseInt(h, 16));

export const promiseOf = (secret: string): string => sha256(bytes(secret));
export const sealOf = (promise: string, nonce: string, luck: string): string => hashOf([promise, nonce, luck]);
export const mix = (secret: string, luck: string[]): string => hashOf(luck, bytes(secret));

/** Which chair goes to seat 0, 1, ...: hashes in as many digits sort as the numbers they are. */
export function drawSeats(secret: string, luck: string[]): number[] {
  const numbers = luck.map((_, chair) => mix(secret, ['seating', String(chair), ...luck]));
  return numbers.map((_, chair) => chair).sort((a, b) => (numbers[a]! < numbers[b]! ? -1 : 1));
}

export function listOf(room: Room): List {
  return {
    game: room.game,
    options: { ...room.options },
    drawn: room.seating === 'drawn',
    chairs: room.chairs.map(({ name, seal }) => ({ name, seal })),
  };
}

/** The list in one hash, for `hideout replay --verify --seals`. */
export function listHash(promise: string, list: List): string {
  const names = Object.keys(list.options).sort();
  return hashOf([
    promise,
    list.game,
    list.drawn ? 'drawn' : 'listed',
    String(names.length),
    ...names.flatMap((name) => [name, JSON.stringify(list.options[name])]),
    ...list.chairs.flatMap((chair) => [chair.name, chair.seal]),
  ]);
}

export function headOf(record: string): Head {
  const head: Head = { game: '', names: [], seed: '', options: {} };
  for (const line of record.split('\n')) {
    if (line === 'play') break;
    const [word, first = '', ...rest] = line.split(' ');
    if (word === 'game') head.game = first;
    if (word === 'seed') head.seed = first;
    if (word === 'seat') head.names.push(rest.join(' '));
    if (word === 'option') head.options[first] = JSON.parse(rest.join(' '));
  }
  return head;
}

// The check

export const ALARMS: Record<Alarm, string> = {
  changed: 'fair-changed',
  unlisted: 'fair-unlisted',
  relisted: 'fair-relisted',
  skipped: 'fair-skipped',
};

/** Everything that can be said of a deal, what is false first. */
export function check(kept: Kept | null, proof: Fairness, head: Head | null): Finding[] {
  const found: Finding[] = (kept?.alarms ?? []).map((alarm) => ({ is: 'false', word: ALARMS[alarm] }));
  if (!kept) found.push({ is: 'open', word: 'fair-none' });
  if (!proof.server_seed) {
    if (kept && proof.commitment !== kept.promise) found.push({ is: 'false', word: 'fair-promise-no' });
    return sorted([...found, { is: 'open', word: 'fair-closed' }]);
  }
  const promise = kept?.promise ?? proof.commitment;
  const isPromised = promiseOf(proof.server_seed) === promise;
  const words: [string, string] = kept ? ['fair-promise', 'fair-promise-no'] : ['fair-itself', 'fair-itself-no'];
  found.push({ is: isPromised ? 'true' : 'false', word: words[isPromised ? 0 : 1] });
  if (!proof.sealed) return sorted([...found, { is: 'open', word: 'fair-old' }]);
  if (kept?.luck) found.push(ownLuck(kept, proof.shares));
  found.push(...seals(kept, proof, head), ...deal(proof, head));
  const out = proof.shares.filter((share) => share.seal && !share.luck).map((share) => share.name);
  if (out.length) found.push({ is: 'open', word: 'fair-leftout', values: { names: out.join(', ') } });
  return sorted(found);
}

function ownLuck(kept: Kept, shares: LuckShare[]): Finding {
  const seal = sealOf(kept.promise, kept.nonce, kept.luck);
  const place = kept.list?.chairs.findIndex((chair) => chair.seal === seal) ?? -1;
  const mine = place < 0 ? shares.find((share) => share.seal === seal) : shares[place];
  if (mine?.luck === kept.luck && mine.nonce === kept.nonce) return { is: 'true', word: 'fair-luck' };
  // Not a word against the house if it never had my luck.
  const isLate = !kept.isShown && (!mine || (mine.seal === seal && !mine.luck));
  return isLate ? { is: 'open', word: 'fair-late' } : { is: 'false', word: 'fair-luck-no' };
}

/** Whether everybody's luck is what was sealed when nobody's was known yet. */
function seals(kept: Kept | null, proof: Fairness, head: Head | null): Finding[] {
  for (const { name, seal, nonce, luck } of proof.shares) {
    if (luck && seal !== sealOf(proof.commitment, nonce, luck)) {
      return [{ is: 'false', word: 'fair-seal-no', values: { name } }];
    }
  }
  if (!kept?.list) return kept ? [{ is: 'open', word: 'fair-nolist' }] : [];
  const { list } = kept;
  const other = list.chairs.find((chair, i) => {
    const share = proof.shares[i];
    return share?.name !== chair.name || share.seal !== chair.seal;
  });
  if (other) return [{ is: 'false', word: 'fair-list-no', values: { name: other.name } }];
  const asDealt = head ?? { game: list.game, options: list.options };
  const dealt = { game: asDealt.game, options: asDealt.options, drawn: proof.drawn, chairs: list.chairs };
  const isSame = proof.shares.length === list.chairs.length && listHash('', dealt) === listHash('', list);
  return [isSame ? { is: 'true', word: 'fair-list' } : { is: 'false', word: 'fair-terms-no' }];
}

/** Whether seed and seats follow from the secret and the luck. */
function deal(proof: Fairness, head: Head | null): Finding[] {
  const luck = proof.shares.map((share) => share.luck);
  const seed = BigInt(`0x${mix(proof.server_seed, luck)}`);
  const seats = proof.drawn ? drawSeats(proof.server_seed, luck) : luck.map((_, chair) => chair);
  const names = seats.map((chair) => proof.shares[chair]!.name);
  const isSeed = seed === BigInt(proof.seed) && (!head || seed === BigInt(head.seed));
  const isSeated = !head || names.join('\n') === head.names.join('\n');
  return [{ is: isSeed && isSeated ? 'true' : 'false', word: isSeed && isSeated ? 'fair-seed' : 'fair-seed-no' }];
}

const ORDER = { false: 0, true: 1, open: 2 };
const sorted = (found: Finding[]): Finding[] => found.toSorted((a, b) => ORDER[a.is] - ORDER[b.is]);

/** How to deal the cards again from what was kept. */
export function commandOf(kept: Kept | null, file: string): string {
  const words = ['hideout', 'replay', '--verify', file];
  if (kept) words.push('--promise', kept.promise);
  if (kept?.list) words.push('--seals', listHash(kept.promise, kept.list));
  if (kept?.luck && kept.isShown) words.push('--luck', `'${kept.luck.replaceAll("'", "'\\''")}'`);
  return words.join(' ');
}
