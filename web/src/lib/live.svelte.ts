import type {
  Advice,
  Change,
  Choice,
  Command,
  Frame,
  Message,
  Notice,
  Refusal,
  Room,
  Said,
  Told,
  Words,
} from '../wire';
import { withFaces } from '../people/faces';
import { t } from './words';

/** A room's socket. The last frame is the only truth; everything drawn is a function of it. */
export class Live {
  room = $state<Room | null>(null);
  frame = $state.raw<Frame | null>(null);
  log = $state.raw<Told[]>([]);
  readonly heardAt = new Map<number, number>(); // when each event came, by the server's time
  fresh = $state.raw<Told[]>([]); // what the newest frame brought, for animation
  talk = $state.raw<Said[]>([]);
  typing = $state.raw<Record<number, number>>({});
  isOpen = $state(false);
  isSending = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  late = $state.raw<number[]>([]); // after which of my events my time ran out
  isLate = $state(false); // since I acted last
  note = $state(''); // what a card or a place means, asked by a tap
  gone = $state(''); // why the server closed the door for good
  held = $state(''); // the decision I have answered, while the server waits to let it count
  unsaid = $state.raw<{ text: string; why: Refusal } | null>(null); // what I wrote, and why nobody hears it
  advice = $state.raw<Advice | null>(null); // what the coach says
  unadvised = $state.raw<Words | null>(null); // or why it says nothing
  clockSkew = 0;
  notices = $state.raw<{ notice: Notice; after: number }[]>([]); // and after which of my events they came
  line = 0; // counts connections: nothing is missed on one and the same

  #socket: WebSocket | null = null;
  #tries = 0;
  #ref = 0;
  #sent = ''; // the decision answered last
  #isOutdated = false; // it was refused because there is another by now
  #timer = 0;
  #asked = 0; // the coach, by this ref
  #said = { ref: 0, text: '' }; // what I wrote last
  #advised = ''; // and about this decision

  constructor(
    readonly code: string,
    readonly isScreen = false,
  ) {
    document.addEventListener('visibilitychange', this.#wake);
    addEventListener('online', this.#wake);
    this.#connect();
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#wake);
    removeEventListener('online', this.#wake);
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  /** Milliseconds by the server's clock. */
  now(): number {
    return Date.now() + this.clockSkew;
  }

  /** My answer is in; it counts when any other answer could have come, so that time tells nothing. */
  get isHeld(): boolean {
    return this.held !== '' && this.held === this.frame?.decision;
  }

  /** Why nothing can be chosen at this moment, whatever the rules say; '' if something can. */
  get busy(): string {
    if (!this.isOpen) return t('lost-line');
    if (this.isHeld) return t('table-held');
    return this.isSending ? t('table-sending') : '';
  }

  act(choice: Choice): void {
    if (!this.frame || this.busy) return;
    this.isSending = true;
    this.isLate = false;
    this.#sent = this.frame.decision;
    this.clearAnswers();
    this.#send({
      type: 'act',
      ref: ++this.#ref,
      decision: this.#sent,
      action: choice.action,
    });
  }

  /** Ask why something is not possible: the server refuses it, and says why. */
  why(action: string): void {
    if (!this.frame) return;
    this.clearAnswers();
    // Something offered is not asked about: it is grey only because nothing can be chosen now.
    if (this.busy || this.frame.legal.some((choice) => choice.action === action)) {
      this.note = this.busy;
      return;
    }
    const decision = this.frame.decision;
    this.#send({ type: 'act', ref: ++this.#ref, decision, action });
  }

  /** Say what something is. */
  tell(text: string): void {
    this.clearAnswers();
    this.note = text;
  }

  clearAnswers(): void {
    this.refusal = null;
    this.note = '';
  }

  say(channel: string, text: string): void {
    this.unsaid = null;
    this.#said = { ref: ++this.#ref, text };
    this.#send({ type: 'say', ref: this.#ref, channel, text });
  }

  emote(emote: string): void {
    this.#send({ type: 'emote', ref: ++this.#ref, emote });
  }

  moreTime(): void {
    this.#send({ type: 'more-time', ref: ++this.#ref });
  }

  /** I was here all the time: a bot need not play for me any longer. */
  amHere(): void {
    this.#hello();
  }

  /** Ask the coach about the decision before me. */
  advise(): void {
    const decision = this.frame?.decision;
    if (!decision || this.#advised === decision) return;
    this.#advised = decision; // once: frames go on coming while it thinks
    this.advice = this.unadvised = null;
    this.#asked = ++this.#ref;
    this.#send({ type: 'advise', ref: this.#asked, decision });
  }

  concede(): void {
    this.clearAnswers();
    this.#send({ type: 'concede', ref: ++this.#ref });
  }

  #hello(): void {
    this.#send({ type: 'hello', table: this.frame?.table ?? '', heard: this.log.length, changes: true });
  }

  #send(command: Command): void {
    this.#socket?.send(JSON.stringify(command));
  }

  #wake = (): void => {
    if (document.visibilityState === 'visible' && !this.isOpen && !this.gone) {
      clearTimeout(this.#timer);
      this.#connect();
    }
  };

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const screen = this.isScreen ? '?screen=1' : '';
    const socket = new WebSocket(`${scheme}://${location.host}/api/rooms/${this.code}/live${screen}`);
    this.#socket?.close();
    this.#socket = socket;
    socket.onopen = () => {
      this.#tries = 0;
      this.line++;
      if (!this.advice) this.#advised = ''; // the answer went to the line that is gone
      this.#hello();
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as Message);
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.isOpen = false;
      this.isSending = false;
      if (this.gone) return;
      const wait = Math.min(8000, 300 * 2 ** this.#tries++) * (0.7 + Math.random() * 0.6);
      this.#timer = window.setTimeout(() => this.#connect(), wait);
    };
  }

  #hear(message: Message): void {
    switch (message.type) {
      case 'room':
        this.#noteAll(message);
        if (this.room?.halted && !message.halted) this.clearAnswers(); // the host had paused: no longer
        this.room = withFaces(message);
        this.isOpen = true;
        break;
      case 'frame':
        this.#show(message);
        break;
      case 'change':
        if (this.frame) this.#show(changed(this.frame, message));
        break;
      case 'said':
        if (!this.talk.some((s) => s.at === message.at && s.person === message.person && s.seat === message.seat)) {
          this.talk = [...this.talk, message];
        }
        break;
      case 'typing-mark':
        this.typing = { ...this.typing, [message.seat]: message.on ? this.now() : 0 };
        break;
      case 'advice':
        this.advice = message;
        break;
      case 'refusal':
        if (message.ref && message.ref === this.#asked) {
          this.unadvised = message.words;
          break;
        }
        if (message.ref && message.ref === this.#said.ref) {
          this.unsaid = { text: this.#said.text, why: message };
          break;
        }
        this.isSending = false;
        this.held = '';
        this.refusal = message;
        // The new question is still on its way, and must not wipe away what became of the old one.
        this.#isOutdated = message.code === 'stale' && this.#sent === this.frame?.decision;
        break;
      case 'accepted':
        this.isSending = false;
        this.clearAnswers();
        if (message.held) this.held = this.#sent;
        break;
      case 'bye':
        if (message.reason === 'kicked' || message.reason === 'left') this.gone = message.reason;
        break;
    }
  }

  /** What the house tells belongs into the story of the game, where it happened. */
  #noteAll(room: Room): void {
    const before = this.room?.notices.at(-1)?.n;
    if (before === undefined && !this.room) return; // it was told before this page came
    const fresh = room.notices.filter((notice) => notice.n > (before ?? 0));
    const more = fresh.map((notice) => ({ notice, after: this.log.length }));
    if (more.length) this.notices = [...this.notices, ...more];
  }

  #show(frame: Frame): void {
    this.clockSkew = frame.now - Date.now();
    if (this.frame?.table !== frame.table || this.frame.viewer !== frame.viewer) {
      this.log = [];
      this.late = [];
      this.notices = [];
      this.isLate = false;
      if (this.frame && this.frame.table !== frame.table) this.talk = [];
      // Through other eyes since the line was lost: what these heard before is missing.
      if (this.frame?.table === frame.table && frame.events.length < frame.version) {
        this.#send({ type: 'hello', table: '', heard: 0, changes: true });
        return;
      }
    }
    if (this.frame?.decision !== frame.decision) {
      if (!this.#isOutdated) this.clearAnswers();
      this.#isOutdated = false;
    }
    const known = this.log.length;
    this.fresh = frame.events.filter((event) => event.n > known);
    // What was there before this page came is older than anything it hears.
    for (const event of this.fresh) this.heardAt.set(event.n, known ? frame.now : 0);
    if (this.fresh.length) this.log = [...this.log, ...this.fresh];
    if (frame.timed_out && !this.frame?.timed_out) {
      this.late = [...this.late, this.log.length];
      this.isLate = true;
    }
    this.frame = frame;
    this.isSending = false;
    this.isOpen = true;
  }
}

/** The frame that there is now: what the server did not name in a change is as it was. */
export function changed(frame: Frame, { now, events, ...change }: Change): Frame {
  return {
    ...frame,
    ...(change.frame as Partial<Frame>),
    view: { ...frame.view, ...change.view },
    open_view: frame.open_view && { ...frame.open_view, ...change.open_view },
    now,
    events,
  };
}
