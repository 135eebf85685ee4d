import type { Frame, Room } from '../wire';
import { api, Refused } from './api';
import { type Alarm, type Kept, listHash, listOf, sealOf } from './fair';

const MOST_KEPT = 4; // games of one room
const MOST_TRIES = 5; // to seal luck for one promise
const MOMENT = 60_000; // no game is played to its end in so short an absence
const RETRY = 300;

const keyOf = (code: string): string => `hideout.luck.${code}`;

const random = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * This page's part of the shuffle. It keeps what it is shown before a game, on this device and
 * through reloads, seals luck for every promise, and shows it once it has seen everybody's seal.
 */
export class Luck {
  kept = $state.raw<Kept[]>([]);

  #key: string;
  #tries = 0;
  #isBusy = false;
  #line = 0; // on which my seal was last seen among the chairs'

  constructor(readonly code: string) {
    this.#key = keyOf(code);
    this.#read();
  }

  /** What this device keeps; all windows of one person share it, or they would outbid each other. */
  #read(): void {
    try {
      const kept = localStorage.getItem(this.#key);
      if (kept) this.kept = JSON.parse(kept) as Kept[];
    } catch {
      // A private window keeps it as long as it is open.
    }
  }

  /** A room with a new code is the same room: what it promised goes on counting. */
  #follow(code: string): void {
    const key = keyOf(code);
    if (key === this.#key) return;
    const before = this.kept;
    this.#key = key;
    this.#read();
    if (this.kept === before && before.length) this.#keep(before);
  }

  /** What was kept of a game, if this page was there before it. */
  of(table: string): Kept | null {
    return this.kept.find((kept) => kept.table === table) ?? null;
  }

  /** What is wrong with the newest promise, as far as can be seen already. */
  get alarms(): Alarm[] {
    return this.#last?.alarms ?? [];
  }

  get #last(): Kept | undefined {
    return this.kept.at(-1);
  }

  /** News of the room: keep the promise, seal luck for it, show it when the list stands. */
  see(room: Room, line = 0): void {
    this.#follow(room.code);
    this.#read();
    if (room.playing) this.#dealt(room.table, room.commitment, line);
    else if (room.drawing) this.#listed(room);
    else {
      this.#promised(room);
      const isListed = room.chairs.some((chair) => chair.person === room.you && chair.seal === this.#mySeal());
      this.#line = isListed ? line : 0;
    }
  }

  /** A frame names the promise it was dealt from. */
  seeFrame(frame: Frame): void {
    const kept = this.of(frame.table);
    if (kept && kept.promise !== frame.commitment) this.#alarm('changed', kept);
  }

  /** A word of one's own instead of a random one; no word: a random one again. */
  choose(room: Room, word: string): Promise<void> {
    this.#read();
    this.#change({ luck: word || random(), nonce: random() });
    this.#tries = 0;
    return this.#seal(room);
  }

  /** Alone with bots nobody could choose after me, so luck needs no seal. */
  async giveOpenly(room: Room): Promise<void> {
    this.#promised(room, false);
    this.#change({ luck: random(), nonce: '' });
    await api.luck(room.code, this.#last!.luck, '');
    this.#change({ isShown: true });
  }

  /** The list as it stands when I start a game alone. */
  keepList(room: Room): void {
    this.#change({ list: listOf(room) });
  }

  #promised(room: Room, isSealing = true): void {
    const last = this.#last;
    if (last?.promise !== room.commitment || last.table) {
      // Without a game in between, unless it was a long time ago and before any luck was shown.
      const isSameTable = last && !last.table && last.before === room.table;
      const isChanged = isSameTable && (last.list !== null || Date.now() - last.seen < MOMENT);
      this.#tries = 0;
      this.#keep([
        ...this.kept.slice(1 - MOST_KEPT),
        {
          promise: room.commitment,
          before: room.table,
          luck: '',
          nonce: '',
          list: null,
          isShown: false,
          table: '',
          seen: Date.now(),
          alarms: isChanged ? ['changed'] : [],
        },
      ]);
    } else this.#change({ seen: Date.now() });
    const mine = room.chairs.find((chair) => chair.person === room.you);
    if (!mine || !isSealing) return;
    if (!this.#last!.luck) this.#change({ luck: random(), nonce: random() });
    if (mine.seal !== this.#mySeal()) void this.#seal(room);
  }

  #mySeal(): string {
    const { promise, nonce, luck } = this.#last!;
    return luck && sealOf(promise, nonce, luck);
  }

  async #seal(room: Room): Promise<void> {
    if (this.#tries++ >= MOST_TRIES) return;
    await api.seal(room.code, this.#mySeal(), this.#last!.promise).catch(() => undefined);
  }

  #listed(room: Room): void {
    const last = this.#last;
    if (!last || last.table) return; // here only now: nothing of mine is in it
    if (last.promise !== room.commitment) return this.#alarm('changed');
    const list = listOf(room);
    if (last.list && listHash('', last.list) !== listHash('', list)) return this.#alarm('relisted');
    this.#change({ list, seen: Date.now() });
    const mine = room.chairs.find((chair) => chair.person === room.you);
    if (!mine || !last.luck) return;
    if (mine.seal !== this.#mySeal()) return this.#alarm('unlisted');
    void this.#show(last);
  }

  async #show(mine: Kept): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    try {
      await api.luck(this.code, mine.luck, mine.nonce);
      this.#read();
      if (this.#last?.promise === mine.promise) this.#change({ isShown: true });
    } catch (error) {
      // The line may come back before the deal; a refusal is final.
      if (error instanceof Refused && error.code === 'offline') setTimeout(() => void this.#show(mine), RETRY);
    } finally {
      this.#isBusy = false;
    }
  }

  #dealt(table: string, promise: string, line: number): void {
    const last = this.#last;
    if (!last || last.table || table === last.before) return;
    if (last.promise === promise) {
      this.#change({ table });
      // Who has sealed luck and is connected is asked for it.
      if (last.luck && !last.list && line && line === this.#line) this.#alarm('skipped');
    }
    // A whole game may have gone by while this page was closed; then nothing is known of this one.
    else if (Date.now() - last.seen < MOMENT) {
      this.#change({ table });
      this.#alarm('changed');
    }
  }

  #alarm(alarm: Alarm, about = this.#last!): void {
    if (about.alarms.includes(alarm)) return;
    const alarmed = { ...about, alarms: [...about.alarms, alarm] };
    this.#keep(this.kept.map((kept) => (kept === about ? alarmed : kept)));
  }

  #change(changes: Partial<Kept>): void {
    this.#keep([...this.kept.slice(0, -1), { ...this.#last!, ...changes }]);
  }

  #keep(kept: Kept[]): void {
    this.kept = kept;
    try {
      localStorage.setItem(this.#key, JSON.stringify(kept));
    } catch {
      // As above.
    }
  }
}
