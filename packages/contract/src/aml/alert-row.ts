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
    /** Version of the thresholds that raised the alert. */
    thresholds: z.int(),
    clientIds: z.array(id()),
    /** Names of these clients, in the same order; empty where a client gave none. */
    clientNames: z.array(z.string()),
    loanId: z.nullable(id()),
    /** Number of payments that it is about, and their total; null where no money is involved. */
    payments: z.int(),
    amount: z.nullable(money()),
    /** Members of staff whom it is about. They are not notified of it. */
    staffNames: z.array(z.string()),
    /** Member of staff who looks into it. */
    heldByName: z.nullable(z.string()),
    /** Reason why it was dismissed, or the text of the report. */
    note: z.nullable(z.string()),
    /** Folio under which it was reported. */
    folio: z.nullable(z.string()),
    closedAt: z.nullable(instant()),
    closedByName: z.nullable(z.string()),
  }),
);
