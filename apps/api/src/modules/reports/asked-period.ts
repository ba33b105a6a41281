import type { PlainDate } from '@lender/calculator';
import { ok, type Result } from '@lender/result';
import { sql } from 'kysely';
import type { Clock } from '../../kernel/clock.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import { type AskedPeriod, isReportPeriod, type ReportPeriod, reportPeriodOf } from './report-period.policy.ts';

interface Asking {
  readonly clock: Clock;
  /** Number of days in the period when no first day is given. */
  readonly days?: number;
}

/** Returns the days that a report is asked for. From here on the transaction writes nothing: a report only reads. */
export async function askedPeriod(
  tx: Tx,
  asked: AskedPeriod,
  { clock, days }: Asking,
): Promise<Result<{ readonly period: ReportPeriod; readonly today: PlainDate }, Refusal<'invalid_input'>>> {
  const { today } = await clock.business(tx);
  const period = reportPeriodOf(asked, { today, ...(days !== undefined && { days }) });
  if (!isReportPeriod(period)) return refuse('invalid_input', { field: ['from'] });
  await sql`set transaction read only`.execute(tx);
  return ok({ period, today });
}
