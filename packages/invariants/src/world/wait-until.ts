import { CannotRun } from '../trouble.ts';

const PAUSE_MS = 60;

/**
 * Asks repeatedly until there is an answer.
 *
 * @throws CannotRun when there is none in time
 */
export async function waitUntil<Found>(
  what: string,
  ask: () => Promise<Found | undefined>,
  patienceMs = 60_000,
): Promise<Found> {
  const end = Date.now() + patienceMs;
  for (;;) {
    const found = await ask();
    if (found !== undefined) return found;
    if (Date.now() > end) throw new CannotRun(`waited ${patienceMs / 1000} s in vain: ${what}`);
    await pause(PAUSE_MS);
  }
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
