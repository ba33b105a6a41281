import { AML_KINDS, AML_RULES, AML_STATES } from '@lender/lending';
import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { instant } from '../wire/calendar.ts';
import { id } from '../wire/id.ts';
import { money } from '../wire/money.ts';

/** Something that the rules against money laundering have somebody look at, and what came of it. */
export const alertRow = lazy(() =>
  z.object({
    id: id(),
    kind: z.enum(AML_KINDS),
    rule: z.enum(AML_RULES),
    state: z.enum(AML_STATES),
    raisedAt: instant(),
    /** The version of the thresholds by which it was raised. */
    thresholds: z.int(),
    clientIds: z.array(id()),
    loanId: z.nullable(id()),
    /** How many payments it is about, and what they come to; null where no money is in it. */
    payments: z.int(),
    amount: z.nullable(money()),
    /** Who of the staff it is about. They are not told of it. */
    staffNames: z.array(z.string()),
    /** Who looks into it. */
    heldByName: z.nullable(z.string()),
    /** Why it was dismissed, or what was reported. */
    note: z.nullable(z.string()),
    /** Under which it was reported. */
    folio: z.nullable(z.string()),
    closedAt: z.nullable(instant()),
    closedByName: z.nullable(z.string()),
  }),
);
