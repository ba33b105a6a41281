import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { changedLines, legalFaults, legalParams, wantedText } from './legal-text-row.ts';

/** Returns the changes and the faults of another wording. Stores nothing. */
export const checkLegalText = defineEndpoint({
  name: 'checkLegalText',
  method: 'POST',
  path: '/web/private/back-office/legal-text/{kind}/check',
  access: 'staff',
  permission: 'legal.draft',
  summary: 'Check a new wording of a legal text',
  params: legalParams,
  body: lazy(() => z.strictObject(wantedText())),
  reply: lazy(() =>
    z.object({
      /** Changes from the newest version that exists. */
      changes: changedLines(),
      faults: legalFaults(),
      sha256: z.string(),
      newestVersion: z.int(),
    }),
  ),
  refusals: [],
});
