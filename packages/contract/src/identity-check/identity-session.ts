import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { id } from '../wire/id.ts';

/** Outcomes of an identity check, temporary or final. */
export const IDENTITY_DECISIONS = [
  'approved',
  'declined',
  'resubmission_requested',
  'expired',
  'abandoned',
  'review',
] as const;

/** Statuses of an identity check, in the provider's words. */
export const IDENTITY_CHECK_STATUSES = ['created', 'started', 'submitted', ...IDENTITY_DECISIONS] as const;
export type IdentityCheckStatus = (typeof IDENTITY_CHECK_STATUSES)[number];

/** Session with the identity provider: the address at which it continues, and its status. */
export const identitySession = lazy(() =>
  z.object({
    id: id(),
    url: z.string(),
    status: z.enum(IDENTITY_CHECK_STATUSES),
  }),
);
