import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';

/** Actions that a member of staff may have taken on a colleague's access. */
export const ACCESS_ACTS = ['invited', 'role_changed', 'reactivated', 'second_factor_reset'] as const;
export type AccessActKind = (typeof ACCESS_ACTS)[number];

/**
 * Number of days for which two people who were let in by the same person, without a second person's approval, do not
 * count as two.
 */
export const SAME_ORIGIN_DAYS = 30;

/**
 * Reason why two members of staff do not count as two independent people:
 *
 * - `gave_access`: one of them (`byName`) helped to give access to the other one (`toName`); `act` says which access.
 * - `same_origin`: `byName` let both in, or gave them their roles, without a second person, and one of the two within
 *   the last 30 days.
 */
export const dependence = lazy(() =>
  z.union([
    z.object({
      because: z.literal('gave_access'),
      act: z.enum(ACCESS_ACTS),
      byName: z.string(),
      toName: z.string(),
    }),
    z.object({ because: z.literal('same_origin'), byName: z.string() }),
  ]),
);

export type Dependence = z.output<ReturnType<typeof dependence>>;
