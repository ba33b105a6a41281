import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';
import { id } from '../wire/id.ts';
import { money } from '../wire/money.ts';

/** Causes of a difference between the bank and the books. */
export const BALANCE_CAUSES = [
  /** The balance with which the first statement of an account began is not in the books. */
  'opening',
  /** Lines are missing between two statements of an account. */
  'missing_lines',
  /** A line waits for a person. */
  'line_waiting',
  /** A line waits for a second person. */
  'line_asked',
  /** A line was set aside. */
  'line_aside',
  /** An entry of the books has no line of the bank. */
  'not_at_bank',
  /** An entry of the books has another amount than its line. */
  'differs',
] as const;
export type BalanceCause = (typeof BALANCE_CAUSES)[number];

/**
 * Compares the balance of the bank with that of the ledger, at the end of the last day of any statement. `items` add up
 * to the difference; when there is none, every line is in the books and every entry is on a statement.
 */
export const getBankBalance = defineEndpoint({
  name: 'getBankBalance',
  method: 'GET',
  path: '/web/private/back-office/bank-balance',
  access: 'staff',
  permission: 'ledger.read',
  summary: 'Compare the balance of the bank with the ledger',
  reply: lazy(() =>
    z.object({
      /** Null before the first statement. */
      date: z.nullable(plainDate()),
      /** Accounts of the lender, with the balances at the beginning and the end of all their statements. */
      accounts: z.array(
        z.object({ account: z.string(), from: plainDate(), to: plainDate(), opening: money(), closing: money() }),
      ),
      bank: money(),
      books: money(),
      /** Balance of the bank less that of the books. */
      difference: money(),
      /** The largest amounts first; 200 at most. `count` says how many there are. */
      items: z.array(
        z.object({
          cause: z.enum(BALANCE_CAUSES),
          date: plainDate(),
          /** Account, reference of the line, or key of the entry. */
          name: z.string(),
          /** Part of the difference. */
          amount: money(),
          /** Line of the bank, for the causes that are about one. */
          lineId: z.nullable(id()),
        }),
      ),
      count: z.int(),
    }),
  ),
  refusals: [],
});
