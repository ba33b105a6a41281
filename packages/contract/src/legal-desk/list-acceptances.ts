import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { instant } from '../wire/calendar.ts';
import { id } from '../wire/id.ts';
import { countInQuery } from '../wire/number-in-text.ts';
import { ACCEPTANCE_METHODS } from './legal-kind.ts';
import { legalParams, versionInQuery } from './legal-text-row.ts';

/**
 * Lists the acceptances of a legal text, the newest first, without names and addresses. A page begins before an
 * acceptance.
 */
export const listAcceptances = defineEndpoint({
  name: 'listAcceptances',
  method: 'GET',
  path: '/web/private/back-office/legal-text/{kind}/acceptances',
  access: 'staff',
  permission: 'legal.read',
  summary: 'List the acceptances of a legal text',
  params: legalParams,
  query: lazy(() =>
    z.object({
      version: z.optional(versionInQuery()),
      /** `next` of the page before. */
      before: z.optional(id()),
      perPage: z.optional(countInQuery(100)),
    }),
  ),
  reply: lazy(() =>
    z.object({
      rows: z.array(
        z.object({
          id: id(),
          clientId: id(),
          loanId: z.nullable(id()),
          /** `null` for texts accepted before versions were kept. */
          version: z.nullable(z.int()),
          acceptedAt: instant(),
          method: z.enum(ACCEPTANCE_METHODS),
          /** Last four digits of the phone that the code went to. */
          phoneLastFour: z.nullable(z.string()),
          /** True when the device and the network of the acceptance are kept. */
          hasOrigin: z.boolean(),
          /** SHA-256 of the accepted text, in hex. */
          sha256: z.nullable(z.string()),
        }),
      ),
      /** Cursor of the next page; `null` on the last page. */
      next: z.nullable(id()),
    }),
  ),
  refusals: [],
});
