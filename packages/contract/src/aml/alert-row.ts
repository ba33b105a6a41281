import { AML_KINDS, AML_RULES, AML_STATES } from '@lender/lending';
import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { instant } from '../wire/calendar.ts';
import { id } from '../wire/id.ts';
import { money } from '../wire/money.ts';

/** Finding of the rules against money laundering that staff have to review, and its outcome. */
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
    /** Number of payments that it is about, and their total; null where no money is involved. */
    payments: z.int(),
    amount: z.nullable(money()),
    /** Members of staff whom it is about. They are not notified of it. */
    staffNames: z.array(z.string()),
    /** Member of staff who looks into it. */
    heldByName: z.nullable(z.string()),
    /** Why it was dismissed, or what was reported. */
    note: z.nullable(z.string()),
    /** Under which it was reported. */
    folio: z.nullable(z.string()),
    closedAt: z.nullable(instant()),
    closedByName: z.nullable(z.string()),
  }),
);
