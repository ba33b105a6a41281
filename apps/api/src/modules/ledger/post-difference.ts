import type { PlainDate } from '@lender/calculator';
import { LEDGER_ACCOUNTS, type LedgerEntryKind } from '@lender/lending';
import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import { type Balances, loanBalances } from './loan-balances.ts';
import { postEntry } from './post-entry.ts';

export interface Difference {
  readonly loan: { readonly client_id: string; readonly id: string };
  readonly kind: LedgerEntryKind;
  /** What brought the difference about; booked once. */
  readonly key: string;
  readonly businessDate: PlainDate;
  /** What each account of the loan should hold; in all it is zero. */
  readonly target: Balances;
}

/**
 * Brings the books of a loan to where they should be: one entry of what they should hold less what they hold. Entries of
 * before stay as they are. The caller holds the client's lock, so that nobody books in between.
 *
 * @returns whether something was booked; `false` when the books held it already, or the key was booked before
 */
export async function postDifference(
  tx: Tx,
  { loan, target, ...entry }: Difference,
  { clock, newId }: Pick<Services, 'clock' | 'newId'>,
): Promise<boolean> {
  const owner = { clientId: loan.client_id, loanId: loan.id };
  const booked = await loanBalances(tx, owner);
  const postings = LEDGER_ACCOUNTS.map((account) => ({ account, amountCentavos: target[account] - booked[account] }));
  if (postings.every(({ amountCentavos }) => amountCentavos === 0)) return false;
  const { now } = await clock.business(tx);
  return postEntry(tx, { ...entry, ...owner, id: newId(), postedAt: now, postings });
}
