import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import {
  changedLines,
  legalFields,
  legalParams,
  legalTextRow,
  legalVersion,
  versionInQuery,
} from './legal-text-row.ts';

/** Returns a legal text with all its versions: one of them in full, and its differences from another one. */
export const getLegalText = defineEndpoint({
  name: 'getLegalText',
  method: 'GET',
  path: '/web/private/back-office/legal-text/{kind}',
  access: 'staff',
  permission: 'legal.read',
  summary: 'Retrieve a legal text and its versions',
  params: legalParams,
  query: lazy(() =>
    z.object({
      /** @default the one in force */
      version: z.optional(versionInQuery()),
      /** Version to compare it with. */
      against: z.optional(versionInQuery()),
    }),
  ),
  reply: lazy(() =>
    z.object({
      ...legalTextRow(),
      shown: z.object({
        version: z.int(),
        text: z.string(),
        sha256: z.string(),
        registration: z.nullable(z.string()),
      }),
      /**
       * Changes from the version that it is compared with to the one that is shown; `null` where no comparison was
       * asked for.
       */
      changes: z.nullable(changedLines()),
      fields: legalFields(),
      /** The newest first. */
      versions: z.array(z.object(legalVersion())),
      /** Number of acceptances from before versions were kept. */
      acceptedBefore: z.int(),
    }),
  ),
  refusals: ['not_found'],
});
