import { ok } from '@lender/result';
import { type Counted, refuseUntil } from './rate-limited.ts';

interface Use {
  readonly at: Date;
  readonly amount: number;
}

/** Amount asked for, and its quota. */
interface Asked {
  readonly quota: { readonly limit: number; readonly windowSeconds: number };
  readonly amount: number;
  readonly now: Date;
}

/**
 * Checks whether there is room after the uses inside the window. Uses are ordered oldest first: as they grow old they
 * make room.
 */
export function fitQuota(uses: readonly Use[], { quota: { limit, windowSeconds }, amount, now }: Asked): Counted {
  let excess = uses.reduce((sum, use) => sum + use.amount, amount) - limit;
  if (excess <= 0) return ok(undefined);
  const making = uses.find((use) => {
    excess -= use.amount;
    return excess <= 0;
  });
  const freeAt = new Date((making?.at ?? now).getTime() + windowSeconds * 1000);
  return refuseUntil(freeAt, { now, windowSeconds });
}
