const DAY_MS = 86_400_000;

/** Returns the moment until which a code may be typed; SPEI takes minutes, people take days to look. */
export const proofExpiry = (now: Date): Date => new Date(now.getTime() + 3 * DAY_MS);

/** Number of times that a code may be typed: a million codes against a few tries on a few deposits a day. */
export const PROOF_TRIES = 3;

/** Limits of the deposits to one account: the number in a day, and the wait before the next one in seconds. */
export const PROOFS_PER_DAY = 3;
export const dayBefore = (now: Date): Date => new Date(now.getTime() - DAY_MS);
export const SECONDS_BETWEEN_PROOFS = 600;

/** @param randomInt - a number from 0 to below its argument */
export const newProofCode = (randomInt: (below: number) => number): string =>
  String(randomInt(1_000_000)).padStart(6, '0');

type Proof = { readonly status: string; readonly tries_left: number; readonly expires_at: Date };

/** Tells whether a code is over, by its time or by its tries. */
export const isProofOver = ({ tries_left, expires_at }: Proof, now: Date): boolean =>
  tries_left === 0 || expires_at <= now;
