import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { instant } from '../wire/calendar.ts';

/**
 * `none`: no money waits for a proof. `sending`: the deposit is on its way. `code_sent`: its code is awaited.
 * `expired`: its time or tries are over, so another one is to be requested. `failed`: it did not arrive.
 */
export const ACCOUNT_PROOF_STATES = ['none', 'sending', 'code_sent', 'expired', 'failed', 'proven'] as const;

/** State of the proof that an account is the borrower's. */
export const accountProof = lazy(() =>
  z.object({
    state: z.enum(ACCOUNT_PROOF_STATES),
    /** Last four digits of the account; null where there is none. */
    lastFour: z.nullable(z.string()),
    triesLeft: z.int(),
    /** Moment until which the code is accepted; null where none is asked for. */
    expiresAt: z.nullable(instant()),
  }),
);
