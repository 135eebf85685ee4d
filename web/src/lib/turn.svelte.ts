/** Tells somebody who looks elsewhere that it is their turn: by this page, or by the house if it is closed. */
import type { Frame, Room } from '../wire';
import { api } from './api';
import { prefs } from './prefs.svelte';
import { t } from './words';

const WORDS = 'hideout-words'; // where the worker finds what to say
const FIRST = 3000; // milliseconds for the worker to be ready

export const canTell = (): boolean => 'Notification' in window;

/** Asked for by a tap: whether the browser lets us. */
export async function allowTelling(): Promise<boolean> {
  return canTell() && (await Notification.requestPermission()) === 'granted';
}

/** Whether this browser tells: wished for here, and not forbidden there since. */
export const isOn = (): boolean => prefs.kept.notify && canTell() && Notification.permission === 'granted';

const worker = async (): Promise<ServiceWorkerRegistration | undefined> => {
  if (!('serviceWorker' in navigator)) return undefined;
  const late = new Promise<undefined>((done) => setTimeout(() => done(undefined), FIRST));
  return Promise.race([navigator.serviceWorker.ready, late]);
};

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** Let the house reach this browser when the page is closed: at tables where nobody waits by the clock. */
export async function reachMe(room: Room): Promise<void> {
  if (!isOn() || room.pace !== 'relaxed') return;
  try {
    const { key } = await api.pushKey();
    const registration = await worker();
    if (!key || !registration) return;
    const kept = await caches.open(WORDS);
    await kept.put('/turn', new Response(t('turn-title')));
    const known = await registration.pushManager.getSubscription();
    const options = { userVisibleOnly: true, applicationServerKey: bytes(key) };
    const { endpoint, keys } = (known ?? (await registration.pushManager.subscribe(options))).toJSON();
    if (endpoint && keys) await api.tellMe(room.code, endpoint, keys['p256dh'] ?? '', keys['auth'] ?? '');
  } catch {
    // No push service, or none that the house may call: an open page tells all the same.
  }
}

/** Of each decision once, and while this page is hidden. In one room, whose phone lights up would tell the others. */
export class TurnTeller {
  #told = '';
  #shown: Notification | null = null;

  constructor() {
    document.addEventListener('visibilitychange', this.#seen);
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#seen);
    this.#shown?.close();
  }

  see(frame: Frame, room: Room): void {
    const isAsked = frame.viewer >= 0 && frame.pending.includes(frame.viewer) && !frame.paused;
    if (!isAsked || room.same_room || !document.hidden || !isOn()) return;
    const decision = `${frame.table} ${frame.decision}`;
    if (decision === this.#told) return;
    this.#told = decision;
    void this.#tell(room.game, room.code);
  }

  async #tell(game: string, code: string): Promise<void> {
    const title = (await api.games()).find((one) => one.name === game)?.title ?? game;
    const options = { body: `${title} · ${code}`, icon: '/icon-192.png', tag: `hideout-turn${code}` };
    try {
      this.#shown = new Notification(t('turn-title'), options);
      this.#shown.onclick = () => window.focus();
    } catch {
      // On phones only the worker may tell.
      const registration = await worker();
      await registration?.showNotification(t('turn-title'), { ...options, data: { path: `/${code}` } });
    }
  }

  #seen = (): void => {
    if (!document.hidden) this.#shown?.close();
  };
}
