import type { PlainDate } from '@lender/calculator';
import { sql } from 'kysely';
import type { Tx } from '../../../kernel/database/database.ts';
import { bankPostings } from '../../ledger/index.ts';
import { receiptNames } from '../../payments/index.ts';
import { selectLines } from '../effective-lines.ts';
import { nameOf } from '../money-of-line.ts';
import type { AccountBalance } from './bank-and-books.ts';
import { type BalanceItem, explainDifference } from './explain-difference.policy.ts';
import { nameOfEntry } from './name-of-entry.ts';

export interface StatedBalance extends AccountBalance {
  readonly to: PlainDate;
}

export interface ComparedBalance {
  readonly date: PlainDate | null;
  readonly accounts: readonly StatedBalance[];
  readonly bank: number;
  readonly books: number;
  readonly items: readonly BalanceItem[];
}

const NO_STATEMENT: ComparedBalance = { date: null, accounts: [], bank: 0, books: 0, items: [] };

/** Compares the balance of the bank with that of the books at the end of the last day of any statement. */
export async function readBalance(tx: Tx): Promise<ComparedBalance> {
  const accounts = await statedBalances(tx);
  const date = accounts
    .map(({ to }) => to)
    .reduce<PlainDate | null>((last, to) => (last && last > to ? last : to), null);
  if (date === null) return NO_STATEMENT;
  const receipts = await receiptNames(tx);
  const entries = (await bankPostings(tx, date)).map((posting) => ({
    ...{ name: nameOfEntry(posting, receipts), date: posting.date, amount: posting.amount },
  }));
  const items = explainDifference({ accounts, lines: await statedLines(tx), entries });
  return {
    ...{ date, accounts, items },
    bank: accounts.reduce((sum, { closing }) => sum + closing, 0),
    books: entries.reduce((sum, { amount }) => sum + amount, 0),
  };
}

/** Reads the first and the last balance of each account. */
export async function statedBalances(tx: Tx): Promise<StatedBalance[]> {
  const { rows } = await sql<Omit<StatedBalance, 'opening' | 'closing'> & { opening: string; closing: string }>`
    select first.account, first_on as "from", opening_centavos::text as opening, last.last_on as "to",
      last.closing_centavos::text as closing
    from (select distinct on (account) account, first_on, opening_centavos from bank_statement
      order by account, first_on, imported_at) first
    join (select distinct on (account) account, last_on, closing_centavos from bank_statement
      order by account, last_on desc, imported_at desc) last using (account)
    order by account`.execute(tx);
  return rows.map((row) => ({ ...row, opening: Number(row.opening), closing: Number(row.closing) }));
}

async function statedLines(tx: Tx) {
  const statements = await tx.selectFrom('bank_statement').select(['id', 'account']).execute();
  const accountOf = new Map(statements.map(({ id, account }) => [id, account]));
  const lines = await selectLines(tx, sql`order by booked_on, id`);
  return lines.map((line) => ({
    ...{ id: line.id, date: line.booked_on, amount: line.amount_centavos, name: nameOf(line) },
    ...{ state: line.effective, ref: line.match_ref, account: accountOf.get(line.statement_id) ?? '' },
  }));
}
