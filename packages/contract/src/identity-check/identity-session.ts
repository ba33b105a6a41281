import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { id } from '../wire/id.ts';

/** A session with the identity provider: where it goes on, and how it stands. */
export const identitySession = lazy(() =>
  z.object({
    id: id(),
    url: z.string(),
    status: z.enum([
      'created',
      'started',
      'submitted',
      'approved',
      'declined',
      'resubmission_requested',
      'expired',
      'abandoned',
      'review',
    ]),
  }),
);
