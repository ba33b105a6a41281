import type { PlainDate } from '@lender/calculator';
import { getPortfolioReport, listPortfolioLoans } from '@lender/contract';
import { ok, type Result } from '@lender/result';
import { sql } from 'kysely';
import { implementReading } from '../../../implement.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { type Refusal, refuse } from '../../../kernel/refusal.ts';
import { listPortfolio } from './list-portfolio.ts';
import { readPortfolio } from './read-portfolio.ts';

export const getPortfolioReportHandler = implementReading(getPortfolioReport, async ({ query }, { tx, services }) => {
  const date = await askedDay(tx, query.date, services.clock);
  return date.ok ? ok(await readPortfolio(tx, date.value)) : date;
});

export const listPortfolioLoansHandler = implementReading(listPortfolioLoans, async ({ query }, { tx, services }) => {
  const date = await askedDay(tx, query.date, services.clock);
  return date.ok ? ok(await listPortfolio(tx, { ...query, date: date.value })) : date;
});

/** Returns the day of a portfolio: no later than today. From here on the transaction writes nothing. */
async function askedDay(
  tx: Tx,
  asked: PlainDate | undefined,
  clock: Clock,
): Promise<Result<PlainDate, Refusal<'invalid_input'>>> {
  const { today } = await clock.business(tx);
  if (asked !== undefined && asked > today) return refuse('invalid_input', { field: ['date'] });
  await sql`set transaction read only`.execute(tx);
  return ok(asked ?? today);
}
