import * as z from 'zod/mini';
import { VERSION_STATES } from '../drafts/draft-row.ts';
import { lazy } from '../endpoint.ts';
import { instant } from '../wire/calendar.ts';

/** The banks of the directory, which of them payouts go to, and every list of them that was ever published. */
export const bankLists = lazy(() =>
  z.object({
    banks: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        isEnabled: z.boolean(),
        /** The bank is gone, such as one whose licence was revoked: it cannot be enabled. */
        isClosed: z.boolean(),
      }),
    ),
    /** The newest first: who changes the list names the newest that they saw. */
    lists: z.array(
      z.object({
        version: z.int(),
        state: z.enum(VERSION_STATES),
        liveFrom: instant(),
        /** `null` for what came with the program. */
        madeByName: z.nullable(z.string()),
        reason: z.nullable(z.string()),
        /** Codes that the list before did not have; none for the first. */
        added: z.array(z.string()),
        removed: z.array(z.string()),
      }),
    ),
  }),
);
