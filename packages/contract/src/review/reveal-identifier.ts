import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { idParams } from '../wire/id.ts';
import { line } from '../wire/text.ts';

/** Identifiers that are masked wherever staff see them. */
export const REVEALED_IDENTIFIERS = ['curp', 'phone', 'email', 'clabe', 'reference_phone'] as const;
export type RevealedIdentifier = (typeof REVEALED_IDENTIFIERS)[number];

/** Number of seconds for which a screen shows a revealed identifier. */
export const REVEALED_SECONDS = 60;

/**
 * Shows one identifier of a client in full to a member of staff who gives a reason. The audit records the caller, the
 * identifier and the reason. Each call counts in the daily quota of the role; beyond it, `askMoreIdentifiers` asks a
 * second person.
 */
export const revealIdentifier = defineEndpoint({
  name: 'revealIdentifier',
  method: 'POST',
  path: '/web/private/back-office/client/{id}/reveal',
  access: 'staff',
  permission: 'identifier.reveal',
  summary: 'Reveal one identifier of a client in full',
  params: idParams,
  body: lazy(() =>
    z.strictObject({ identifier: z.enum(REVEALED_IDENTIFIERS), reason: line(200).check(z.minLength(8)) }),
  ),
  reply: lazy(() =>
    z.object({
      value: z.string(),
      /** Number of identifiers that the caller looked at since midnight in Mexico City, including this one. */
      revealedToday: z.int(),
      /** Number of identifiers that the caller may still see, or use to find a client, today. */
      leftToday: z.int(),
    }),
  ),
  refusals: ['not_found', 'identifier_quota_used'],
  repeat: 'never',
});
