import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { id } from '../wire/id.ts';

/** How an identity check ended, for now or for good. */
export const IDENTITY_DECISIONS = [
  'approved',
  'declined',
  'resubmission_requested',
  'expired',
  'abandoned',
  'review',
] as const;

/** How an identity check stands, by the provider's words. */
export const IDENTITY_CHECK_STATUSES = ['created', 'started', 'submitted', ...IDENTITY_DECISIONS] as const;
export type IdentityCheckStatus = (typeof IDENTITY_CHECK_STATUSES)[number];

/** A session with the identity provider: where it goes on, and how it stands. */
export const identitySession = lazy(() =>
  z.object({
    id: id(),
    url: z.string(),
    status: z.enum(IDENTITY_CHECK_STATUSES),
  }),
);
