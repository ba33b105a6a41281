import type { PlainDate } from '@lender/calculator';
import type { LedgerAccount, LedgerEntryKind } from '@lender/lending';
import { centavos } from '@lender/money';
import type { Tx } from '../../kernel/database/database.ts';
import { holdSequence } from './sequence-lock.ts';

export interface Posting {
  readonly account: LedgerAccount;
  /** Debit above zero, credit below; lines of zero are left out. */
  readonly amountCentavos: number;
}

/** Whose an entry is: a loan's, or the lender's own. */
type EntryOwner =
  | { readonly clientId: string; readonly loanId: string }
  | { readonly clientId?: never; readonly loanId?: never };

export type NewEntry = EntryOwner & {
  readonly id: string;
  readonly kind: LedgerEntryKind;
  /** What is booked, e.g. `payment:paynet:<charge>`, once for its client, or once at all; again does nothing. */
  readonly key: string;
  /** The day that it counts for, which may be long before it is posted. */
  readonly businessDate: PlainDate;
  readonly postedAt: Date;
  readonly postings: readonly Posting[];
};

/**
 * Books an entry, once per key. What is booked stays as it is: the database refuses every change of it.
 *
 * @returns whether it was booked now; `false` when its key was booked before
 * @throws when the postings do not sum to zero: such an entry is a bug, and the database would refuse it too
 */
export async function postEntry(tx: Tx, { postings, ...entry }: NewEntry): Promise<boolean> {
  const lines = postings.filter(({ amountCentavos }) => amountCentavos !== 0);
  const sum = lines.reduce((total, { amountCentavos }) => total + amountCentavos, 0);
  if (sum !== 0 || lines.length < 2)
    throw new Error(`ledger entry ${entry.key} sums to ${sum} over ${lines.length} lines`);

  await holdSequence(tx);
  const inserted = await tx
    .insertInto('ledger_entry')
    .values({
      client_id: entry.clientId ?? null,
      id: entry.id,
      loan_id: entry.loanId ?? null,
      kind: entry.kind,
      key: entry.key,
      business_date: entry.businessDate,
      posted_at: entry.postedAt,
    })
    .onConflict((conflict) => conflict.columns(['client_id', 'key']).doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows === 0n) return false;

  await tx
    .insertInto('ledger_posting')
    .values(
      lines.map(({ account, amountCentavos }, line) => ({
        entry_id: entry.id,
        line,
        account,
        amount_centavos: centavos(amountCentavos),
      })),
    )
    .execute();
  return true;
}
