import { EVERYWHERE_KEYS } from './key-rows.ts';

/** After so long the first key is forgotten. */
export const GO_WITHIN_MS = 1_500;

/** Moment at which the first of two keys was pressed, while the second is awaited. */
export type Going = { readonly sinceMs: number } | undefined;

interface Pressed {
  /** `undefined` where it is no shortcut. */
  readonly key: string | undefined;
  readonly atMs: number;
}

interface Step {
  readonly going: Going;
  /** The second key: it is no shortcut of the page, whether or not it leads anywhere. */
  readonly letter?: string;
}

/**
 * Returns the meaning of a key that may be the first or the second of two.
 *
 * @example
 * goStep({ sinceMs: 0 }, { key: 'c', atMs: 300 }) // → { going: undefined, letter: 'c' }
 */
export function goStep(going: Going, { key, atMs }: Pressed): Step {
  const isWaiting = going !== undefined && atMs - going.sinceMs <= GO_WITHIN_MS;
  if (isWaiting && key?.length === 1) return { going: undefined, letter: key };
  return { going: key === EVERYWHERE_KEYS.go ? { sinceMs: atMs } : undefined };
}
