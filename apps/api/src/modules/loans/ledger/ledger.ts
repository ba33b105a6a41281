import type { PlainDate } from '@lender/calculator';
import { type LedgerAccount, type LedgerEntryKind, perAccount } from '@lender/lending';
import { centavos } from '@lender/money';
import type { Tx } from '../../../kernel/database/database.ts';

export interface Posting {
  readonly account: LedgerAccount;
  /** Debit above zero, credit below; never zero. */
  readonly amountCentavos: number;
}

export interface NewEntry {
  readonly id: string;
  readonly clientId: string;
  readonly loanId: string;
  readonly kind: LedgerEntryKind;
  /** What is booked, e.g. `payment:paynet:<charge>`; booking it again does nothing. */
  readonly key: string;
  readonly businessDate: PlainDate;
  readonly postedAt: Date;
  readonly postings: readonly Posting[];
}

/**
 * Books an entry, once per key.
 *
 * @returns whether it was booked now; `false` when its key was booked before
 * @throws when the postings do not sum to zero: such an entry is a bug and must not be written
 */
export async function postEntry(tx: Tx, { postings, ...entry }: NewEntry): Promise<boolean> {
  const lines = postings.filter(({ amountCentavos }) => amountCentavos !== 0);
  const sum = lines.reduce((total, { amountCentavos }) => total + amountCentavos, 0);
  if (sum !== 0 || lines.length < 2)
    throw new Error(`ledger entry ${entry.key} sums to ${sum} over ${lines.length} lines`);

  const inserted = await tx
    .insertInto('ledger_entry')
    .values({
      client_id: entry.clientId,
      id: entry.id,
      loan_id: entry.loanId,
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
        client_id: entry.clientId,
        entry_id: entry.id,
        line,
        account,
        amount_centavos: centavos(amountCentavos),
      })),
    )
    .execute();
  return true;
}

export type Balances = Readonly<Record<LedgerAccount, number>>;

/** The balance of every account of a loan, derived from its postings. */
export async function loanBalances(
  tx: Tx,
  { clientId, loanId }: { clientId: string; loanId: string },
): Promise<Balances> {
  const rows = await tx
    .selectFrom('ledger_posting')
    .innerJoin('ledger_entry', (join) =>
      join
        .onRef('ledger_entry.client_id', '=', 'ledger_posting.client_id')
        .onRef('ledger_entry.id', '=', 'ledger_posting.entry_id'),
    )
    .select(['ledger_posting.account', (eb) => eb.fn.sum<string>('ledger_posting.amount_centavos').as('balance')])
    .where('ledger_entry.client_id', '=', clientId)
    .where('ledger_entry.loan_id', '=', loanId)
    .groupBy('ledger_posting.account')
    .execute();
  const found = new Map<string, number>(rows.map(({ account, balance }) => [account, Number(balance)]));
  return perAccount((account) => found.get(account) ?? 0);
}
