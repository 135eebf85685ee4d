/** For tests of what is told step by step: time that is turned by hand, and events to tell. */
import { cleanup } from '@testing-library/svelte';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Told } from '../wire';

/** What the reader's system says about movement; calm again before each test. */
export const system = { isReduced: false };

export function turnTimeByHand(stop: () => void): void {
  beforeEach(() => {
    system.isReduced = false;
    vi.stubGlobal('matchMedia', () => ({ matches: system.isReduced, addEventListener: () => undefined }));
    vi.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    stop();
    vi.useRealTimers();
  });
}

let n = 0;
export const event = (kind: string, args: Record<string, unknown> = {}): Told => ({
  n: ++n,
  kind,
  args,
  private: false,
  reader: null,
});
