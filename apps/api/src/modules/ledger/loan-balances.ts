import type { PlainDate } from '@lender/calculator';
import { type LedgerAccount, perAccount } from '@lender/lending';
import type { JoinBuilder } from 'kysely';
import type { Tx } from '../../kernel/database/database.ts';
import type { Database } from '../../kernel/database/schema.ts';

/** Balance of each account. */
export type Balances = Readonly<Record<LedgerAccount, number>>;

interface LoanBalancesQuestion {
  readonly clientId: string;
  readonly loanId: string;
  /** Entries of later business dates are left out. @default every entry counts */
  readonly asOf?: PlainDate | undefined;
}

/** Joins entries to their lines, which are kept with their client. */
export const linesOfEntry = (join: JoinBuilder<Database, 'ledger_entry' | 'ledger_posting'>) =>
  join
    .onRef('ledger_posting.client_id', '=', 'ledger_entry.client_id')
    .onRef('ledger_posting.entry_id', '=', 'ledger_entry.id');

/** Derives the balance of every account of a loan from its postings. */
export async function loanBalances(tx: Tx, { clientId, loanId, asOf }: LoanBalancesQuestion): Promise<Balances> {
  const rows = await tx
    .selectFrom('ledger_entry')
    .innerJoin('ledger_posting', linesOfEntry)
    .select(['ledger_posting.account', (eb) => eb.fn.sum<string>('ledger_posting.amount_centavos').as('balance')])
    .where('ledger_entry.client_id', '=', clientId)
    .where('ledger_entry.loan_id', '=', loanId)
    .where((eb) => (asOf === undefined ? eb.lit(true) : eb('ledger_entry.business_date', '<=', asOf)))
    .groupBy('ledger_posting.account')
    .execute();
  return toBalances(rows);
}

/** Returns the balances of every loan of some clients, by the loan's id; a loan without entries is left out. */
export async function balancesByLoan(tx: Tx, clientIds: readonly string[]): Promise<Map<string, Balances>> {
  const rows = await tx
    .selectFrom('ledger_entry')
    .innerJoin('ledger_posting', linesOfEntry)
    .select([
      'ledger_entry.loan_id',
      'ledger_posting.account',
      (eb) => eb.fn.sum<string>('ledger_posting.amount_centavos').as('balance'),
    ])
    .where('ledger_entry.client_id', 'in', clientIds)
    .groupBy(['ledger_entry.loan_id', 'ledger_posting.account'])
    .execute();
  return new Map([...Map.groupBy(rows, ({ loan_id }) => loan_id ?? '')].map(([id, own]) => [id, toBalances(own)]));
}

function toBalances(rows: readonly { readonly account: string; readonly balance: string }[]): Balances {
  const found = new Map(rows.map(({ account, balance }) => [account, Number(balance)]));
  return perAccount((account) => found.get(account) ?? 0);
}
