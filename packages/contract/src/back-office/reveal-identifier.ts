import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { idParams } from '../wire/id.ts';
import { line } from '../wire/text.ts';

/** What is masked wherever staff see it. */
export const REVEALED_IDENTIFIERS = ['curp', 'phone', 'email', 'clabe', 'reference_phone'] as const;
export type RevealedIdentifier = (typeof REVEALED_IDENTIFIERS)[number];

/** For how long a screen shows what was revealed. */
export const REVEALED_SECONDS = 60;

/**
 * Shows one identifier of a client in full to whoever says why. The audit keeps who asked, for what, and the reason. Each
 * one counts in the daily quota of the role; beyond it, `askMoreIdentifiers` asks a second person.
 */
export const revealIdentifier = defineEndpoint({
  name: 'revealIdentifier',
  method: 'POST',
  path: '/web/private/back-office/client/{id}/reveal',
  access: 'staff',
  permission: 'identifier.reveal',
  summary: 'Show one identifier of a client in full',
  params: idParams,
  body: lazy(() =>
    z.strictObject({ identifier: z.enum(REVEALED_IDENTIFIERS), reason: line(200).check(z.minLength(8)) }),
  ),
  reply: lazy(() =>
    z.object({
      value: z.string(),
      /** How many identifiers the caller looked at since midnight in Mexico City, this one included. */
      revealedToday: z.int(),
      /** How many identifiers they may still see or find somebody by today. */
      leftToday: z.int(),
    }),
  ),
  refusals: ['not_found', 'identifier_quota_used'],
  repeat: 'never',
});
