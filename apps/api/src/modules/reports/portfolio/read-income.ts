import { addDays, daysBetween, type PlainDate } from '@lender/calculator';
import type { getPortfolioReport, Reply } from '@lender/contract';
import { LOAN_CHARGES, PRINCIPAL_ACCOUNT } from '@lender/lending';
import { centavos } from '@lender/money';
import { sql } from 'kysely';
import type { Tx } from '../../../kernel/database/database.ts';
import { balancesOn } from '../../ledger/index.ts';
import type { ReportPeriod } from '../report-period.policy.ts';
import { type DayChange, meanBalance } from './income.policy.ts';

/** Reads what the loans earned in a period and the mean of the principal that earned it, by the ledger. */
export async function readIncome(tx: Tx, period: ReportPeriod): Promise<Reply<typeof getPortfolioReport>['income']> {
  const before = await balancesOn(tx, { date: addDays(period.from, -1) });
  const after = await balancesOn(tx, { date: period.to });
  return {
    // Income is a credit, below zero in the ledger.
    earned: centavos(LOAN_CHARGES.reduce((sum, { income }) => sum + before[income] - after[income], 0)),
    averagePrincipal: meanBalance(before[PRINCIPAL_ACCOUNT], await changesIn(tx, period), period),
    days: daysBetween(period.from, period.to) + 1,
  };
}

/** Reads the change of the principal on each day of a period. */
async function changesIn(tx: Tx, { from, to }: ReportPeriod): Promise<readonly DayChange[]> {
  const { rows } = await sql<{ date: PlainDate; change: string }>`
    select business_date as date, sum(amount_centavos)::text as change
    from ledger_entry join ledger_posting using (client_id)
    where entry_id = id and account = ${PRINCIPAL_ACCOUNT} and business_date between ${from}::date and ${to}::date
    group by business_date`.execute(tx);
  return rows.map(({ date, change }) => ({ date, change: Number(change) }));
}
