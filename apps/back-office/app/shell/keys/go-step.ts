import { EVERYWHERE_KEYS } from './key-rows.ts';

/** Time after which the first key is forgotten. */
export const GO_WITHIN_MS = 1_500;

/** Moment at which the first of two keys was pressed, while the second is awaited. */
export type Going = { readonly sinceMs: number } | undefined;

interface Pressed {
  /** Key; `undefined` when it is no shortcut. */
  readonly key: string | undefined;
  readonly atMs: number;
}

interface Step {
  readonly going: Going;
  /** Second key; the page does not treat it as a shortcut, even if it leads nowhere. */
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
