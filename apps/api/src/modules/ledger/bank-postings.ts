import type { PlainDate } from '@lender/calculator';
import type { LedgerEntryKind } from '@lender/lending';
import { sql } from 'kysely';
import type { Db, Tx } from '../../kernel/database/database.ts';

/** What one entry moved on the account of the bank. */
export interface BankPosting {
  readonly key: string;
  readonly kind: LedgerEntryKind;
  readonly date: PlainDate;
  readonly amount: number;
}

/** Reads every entry up to a day that moved the account of the bank, in the order of posting. */
export async function bankPostings(db: Db | Tx, date: PlainDate): Promise<readonly BankPosting[]> {
  const { rows } = await sql<Omit<BankPosting, 'amount'> & { amount: string }>`
    select key, kind, business_date as date, sum(amount_centavos)::text as amount
    from ledger_entry join ledger_posting using (client_id)
    where entry_id = id and account = 'bank' and business_date <= ${date}::date
    group by client_id, id, key, kind, business_date, sequence order by sequence`.execute(db);
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
}
