import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { instant, plainDate } from '../wire/calendar.ts';
import { id } from '../wire/id.ts';
import { EXPORT_FORMATS, EXPORT_SOURCES, EXPORT_STATES } from './export-source.ts';

/** Lists the files that were asked for in the last days, the newest first. */
export const listExports = defineEndpoint({
  name: 'listExports',
  method: 'GET',
  path: '/web/private/back-office/exports',
  access: 'staff',
  permission: 'data.export',
  summary: 'List the exports',
  reply: lazy(() =>
    z.array(
      z.object({
        id: id(),
        source: z.enum(EXPORT_SOURCES),
        from: plainDate(),
        to: plainDate(),
        /** True when identifiers are written in full. */
        isPersonal: z.boolean(),
        format: z.enum(EXPORT_FORMATS),
        state: z.enum(EXPORT_STATES),
        askedByName: z.string(),
        /** True when the caller asked for the file, and so may download or cancel it. */
        isOwn: z.boolean(),
        askedAt: instant(),
        expiresAt: instant(),
        rows: z.nullable(z.int()),
        sizeBytes: z.nullable(z.int()),
      }),
    ),
  ),
  refusals: [],
});
