import { addDays } from '@lender/calculator';
import type { getRuleReport, Reply } from '@lender/contract';
import type { ApplicationStatus } from '@lender/lending';
import { centavos } from '@lender/money';
import { sql } from 'kysely';
import type { Tx } from '../../kernel/database/database.ts';
import { endOfDay } from '../../kernel/end-of-day.ts';
import type { ReportPeriod } from './report-period.policy.ts';

/** Reads the decisions of the engine in a period. */
export async function readRules(tx: Tx, period: ReportPeriod): Promise<Reply<typeof getRuleReport>> {
  const rows = await countsOf(tx, period);
  return {
    ...period,
    outcomes: rows.filter(({ rule }) => rule === null).map(toOutcome),
    rules: rows.flatMap((row) => (row.rule === null ? [] : [{ rule: row.rule, ...toOutcome(row) }])),
  };
}

interface Count {
  /** Null: all decisions. */
  readonly rule: string | null;
  readonly outcome: ApplicationStatus;
  readonly decisions: number;
  readonly asked: string;
  readonly offered: string;
}

async function countsOf(tx: Tx, { from, to }: ReportPeriod): Promise<readonly Count[]> {
  const { rows } = await sql<Count>`
    with decided as (
      select decision.outcome, decision.result, application.desired_centavos as asked,
        coalesce(decision.amount_centavos, 0) as offered
      from decision
      join application on application.client_id = decision.client_id and application.id = decision.application_id
      where kind = 'engine' and decided_at >= ${endOfDay(addDays(from, -1))} and decided_at < ${endOfDay(to)}),
    fired as (
      select null as rule, outcome, asked, offered from decided
      union all
      select entry->>'rule', outcome, asked, offered
      from decided cross join jsonb_array_elements(coalesce(result->'trace', '[]')) entry
      where entry->>'result' = 'fired')
    select rule, outcome, count(*) as decisions, sum(asked)::text as asked, sum(offered)::text as offered
    from fired group by rule, outcome order by rule, outcome`.execute(tx);
  return rows;
}

const toOutcome = ({ outcome, decisions, asked, offered }: Count) => ({
  outcome,
  decisions,
  asked: centavos(Number(asked)),
  offered: centavos(Number(offered)),
});
