import { addDays } from '@lender/calculator';
import { centavos } from '@lender/money';
import { sql } from 'kysely';
import type { Tx } from '../../kernel/database/database.ts';
import { endOfDay } from '../../kernel/end-of-day.ts';
import { LENT_LOAN_STATUSES } from '../loans/index.ts';
import type { ReportPeriod } from './report-period.policy.ts';

/** Reads the applications that each partner sent, by the link with which the client applied. */
export async function readFunnelPartners(tx: Tx, { from, to }: ReportPeriod) {
  const paidOut = sql.join(LENT_LOAN_STATUSES.map((one) => sql.lit(one)));
  const { rows } = await sql<PartnerRow>`
    select application.signals -> 'affiliate' ->> 'partner' as partner,
      count(*)::int as applications,
      sum(application.desired_centavos)::text as asked,
      count(loan.id)::int as "paidOut",
      coalesce(sum(loan.principal_centavos), 0)::text as lent
    from application
    left join loan on loan.client_id = application.client_id and loan.application_id = application.id
      and loan.status in (${paidOut})
    where application.created_at >= ${endOfDay(addDays(from, -1))} and application.created_at < ${endOfDay(to)}
      and application.signals -> 'affiliate' ->> 'partner' is not null
    group by partner
    order by applications desc, partner`.execute(tx);
  return rows.map(({ asked, lent, ...row }) => ({
    ...row,
    asked: centavos(Number(asked)),
    lent: centavos(Number(lent)),
  }));
}

interface PartnerRow {
  readonly partner: string;
  readonly applications: number;
  readonly asked: string;
  readonly paidOut: number;
  readonly lent: string;
}
