import * as z from 'zod/mini';
import { VERSION_STATES } from '../drafts/draft-row.ts';
import { lazy } from '../endpoint.ts';
import { instant } from '../wire/calendar.ts';

/** Banks of the directory, those to which payouts go, and every list of them that was published. */
export const bankLists = lazy(() =>
  z.object({
    banks: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        isEnabled: z.boolean(),
        /** True for a closed bank, such as one whose licence was revoked: it cannot be enabled. */
        isClosed: z.boolean(),
      }),
    ),
    /** Lists, the newest first: a change names the newest list that its author saw. */
    lists: z.array(
      z.object({
        version: z.int(),
        state: z.enum(VERSION_STATES),
        liveFrom: instant(),
        /** `null` for what came with the program. */
        madeByName: z.nullable(z.string()),
        reason: z.nullable(z.string()),
        /** Codes that the previous list did not have; none for the first. */
        added: z.array(z.string()),
        removed: z.array(z.string()),
      }),
    ),
  }),
);
