import { addDays, type PlainDate } from '@lender/calculator';
import type { getCashReport, Reply } from '@lender/contract';
import { CLEARING_ACCOUNTS, type LedgerAccount } from '@lender/lending';
import { centavos } from '@lender/money';
import { sql } from 'kysely';
import type { Tx } from '../../kernel/database/database.ts';
import { balancesOn } from '../ledger/index.ts';
import { type CashMove, cashAccounts, cashDays } from './cash.policy.ts';
import type { ReportPeriod } from './report-period.policy.ts';

/** Where money stands: at the bank, at the office, and with whoever takes it or brings it for the lender. */
const CASH_ACCOUNTS: readonly LedgerAccount[] = ['bank', ...CLEARING_ACCOUNTS];

/** What came in and went out in a period, as the ledger has it. */
export async function readCash(tx: Tx, period: ReportPeriod): Promise<Reply<typeof getCashReport>> {
  const before = await balancesOn(tx, { date: addDays(period.from, -1) });
  const moves = await movesOf(tx, period);
  const openings = CASH_ACCOUNTS.map((account) => ({ account, opening: before[account] }));
  return { ...period, accounts: cashAccounts(openings, moves), days: cashDays(openings, moves) };
}

async function movesOf(tx: Tx, { from, to }: ReportPeriod): Promise<readonly CashMove[]> {
  const { rows } = await sql<{ date: PlainDate; account: LedgerAccount; came: string; went: string }>`
    select business_date as date, account,
      coalesce(sum(amount_centavos) filter (where amount_centavos > 0), 0)::text as came,
      coalesce(-sum(amount_centavos) filter (where amount_centavos < 0), 0)::text as went
    from ledger_entry join ledger_posting using (client_id)
    where entry_id = id and business_date between ${from}::date and ${to}::date
      and account in (${sql.join(CASH_ACCOUNTS)})
    group by business_date, account order by business_date`.execute(tx);
  return rows.map(({ date, account, came, went }) => ({
    date,
    account,
    in: centavos(Number(came)),
    out: centavos(Number(went)),
  }));
}
