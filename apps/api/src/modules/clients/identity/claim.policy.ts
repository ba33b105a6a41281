import type { IdentityKind } from '../tables.ts';

/** A value that a client claims. */
export interface StatusClaim {
  readonly kind: IdentityKind;
  /** Moment at which an e-mail was proven by a code that was sent there. */
  readonly proven_at: Date | null;
  /** Moment until which a changed address is held for an undo; null for the client's present one. */
  readonly held_until: Date | null;
}

/**
 * Tells whether a claim excludes all other clients. An e-mail that was never proven does not: its real owner may be the
 * one who asks now. A changed address is held for its time, proven or not, so that the change can be undone.
 */
export function isClaimFirm({ kind, proven_at, held_until }: StatusClaim, wallNow: Date): boolean {
  if (held_until !== null) return held_until > wallNow;
  return kind !== 'email' || proven_at !== null;
}
