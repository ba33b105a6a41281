import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { line } from '../wire/text.ts';

/** Name of each column as a bank writes it in the first line of its CSV file. */
export const statementColumns = lazy(() =>
  z.strictObject({
    date: line(60),
    description: line(60),
    /** Absent where the bank has no such column. */
    reference: z.exactOptional(line(60)),
    trackingKey: z.exactOptional(line(60)),
    /** Balance after the line. */
    balance: line(60),
    /** Amount with its sign; or `charge` and `credit`, of which each line has one. */
    amount: z.exactOptional(line(60)),
    charge: z.exactOptional(line(60)),
    credit: z.exactOptional(line(60)),
  }),
);

export type StatementColumns = z.output<ReturnType<typeof statementColumns>>;
