import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';
import { line } from '../wire/text.ts';

/** Kinds of days on which a lender departs from the published calendar. */
export const OWN_DAY_KINDS = ['closed', 'open'] as const;
export type OwnDayKind = (typeof OWN_DAY_KINDS)[number];

/** Largest number of days that a list may have. */
export const MAX_OWN_DAYS = 200;

export const ownDay = lazy(() =>
  z.strictObject({
    date: plainDate(),
    /**
     * Closed: no working day, besides the published ones. Open: a working day, though the published calendar has it
     * closed.
     */
    kind: z.enum(OWN_DAY_KINDS),
    /** Name of the day. */
    name: line(80),
  }),
);
