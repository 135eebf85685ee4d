/** Short wooden cues, made here: no file is loaded. Each is also visible on the page. */
import { prefs } from './prefs.svelte';

export type Cue = 'your-turn' | 'card' | 'stamp' | 'coin' | 'claim' | 'alarm' | 'shot' | 'win' | 'lose';

const TONES: Record<Cue, [frequency: number, at: number, length: number][]> = {
  'your-turn': [
    [220, 0, 0.07],
    [220, 0.14, 0.07],
  ],
  card: [[900, 0, 0.03]],
  stamp: [[90, 0, 0.12]],
  coin: [
    [1200, 0, 0.04],
    [1600, 0.05, 0.05],
  ],
  claim: [[600, 0, 0.02]],
  alarm: [
    [880, 0, 0.18],
    [880, 0.2, 0.18],
  ],
  shot: [
    [140, 0, 0.08],
    [70, 0.05, 0.14],
  ],
  win: [
    [392, 0, 0.14],
    [494, 0.15, 0.14],
    [587, 0.3, 0.24],
  ],
  lose: [
    [392, 0, 0.14],
    [330, 0.15, 0.14],
    [262, 0.3, 0.24],
  ],
};

let context: AudioContext | undefined;

export function cue(name: Cue): void {
  if (!prefs.kept.sound) return;
  context ??= new AudioContext();
  for (const [frequency, at, length] of TONES[name]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    const start = context.currentTime + at;
    tone.type = 'triangle';
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.16, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + length);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + length);
  }
}

/** One short pulse, where the device has it. */
export function buzz(): void {
  if (prefs.kept.haptics && 'vibrate' in navigator) navigator.vibrate(30);
}
