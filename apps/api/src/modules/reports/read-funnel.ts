import { addDays } from '@lender/calculator';
import { FUNNEL_STAGES, type FunnelStage, type getFunnelReport, type Reply } from '@lender/contract';
import { APPLICATION_STATUS, type ApplicationStatus } from '@lender/lending';
import { type Centavos, centavos } from '@lender/money';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../kernel/database/database.ts';
import { endOfDay } from '../../kernel/end-of-day.ts';
import { LENT_LOAN_STATUSES } from '../loans/index.ts';
import { readFunnelPartners } from './read-funnel-partners.ts';
import type { ReportPeriod } from './report-period.policy.ts';

/** Reads the stages that the applications of a period have reached by now. */
export async function readFunnel(tx: Tx, period: ReportPeriod): Promise<Reply<typeof getFunnelReport>> {
  const groups = await groupsOf(tx, period);
  return {
    ...period,
    stages: stagesOf(groups),
    statuses: statusesOf(groups),
    partners: await readFunnelPartners(tx, period),
  };
}

/** Applications with the same status and the same furthest stage. */
interface Group {
  /** Index of the furthest stage. */
  readonly stage: number;
  readonly status: ApplicationStatus;
  readonly applications: number;
  readonly asked: string;
}

/**
 * Counts by the furthest stage with a sign of being reached: a client who signed reached all stages before, whatever
 * signs they left.
 */
async function groupsOf(tx: Tx, { from, to }: ReportPeriod): Promise<readonly Group[]> {
  const further = FUNNEL_STAGES.slice(1).toReversed();
  const { rows } = await sql<Group>`
    select stage, status, count(*) as applications, sum(desired_centavos)::text as asked from (
      select status, desired_centavos, case
        ${sql.join(
          further.map((stage) => sql`when ${SIGN_OF[stage]} then ${sql.lit(FUNNEL_STAGES.indexOf(stage))}`),
          sql` `,
        )}
        else 0 end as stage
      from application
      where created_at >= ${endOfDay(addDays(from, -1))} and created_at < ${endOfDay(to)}) each
    group by stage, status`.execute(tx);
  return rows;
}

const { signing, accepted, completed, specialOffer, yhatDecrease, yhatIncrease } = APPLICATION_STATUS;
const APPROVED = sql.join(
  [signing, accepted, completed, specialOffer, yhatDecrease, yhatIncrease].map((one) => sql.lit(one)),
);

const reported = (table: string): RawBuilder<boolean> =>
  sql`exists (select from ${sql.table(table)} known where known.client_id = application.client_id)`;
const left = (table: string, also: RawBuilder<boolean> = sql`true`): RawBuilder<boolean> =>
  sql`exists (select from ${sql.table(table)} known where known.client_id = application.client_id and known.application_id = application.id and ${also})`;

/** Sign that an application reached a stage. */
const SIGN_OF: Readonly<Record<FunnelStage, RawBuilder<boolean>>> = {
  applied: sql`true`,
  employment: reported('employment'),
  address: reported('address'),
  account: reported('bank_account'),
  documents: left('document'),
  decided: left('decision'),
  approved: sql`(status in (${APPROVED}) or ${left('decision', sql`known.outcome in (${APPROVED})`)})`,
  signed: left('agreement', sql`known.signed_at is not null`),
  paid_out: left('loan', sql`known.status in (${sql.join(LENT_LOAN_STATUSES.map((one) => sql.lit(one)))})`),
};

const sumOf = (groups: readonly Group[]): { readonly applications: number; readonly asked: Centavos } => ({
  applications: groups.reduce((sum, { applications }) => sum + applications, 0),
  asked: centavos(groups.reduce((sum, { asked }) => sum + Number(asked), 0)),
});

const stagesOf = (groups: readonly Group[]) =>
  FUNNEL_STAGES.map((stage, place) => ({ stage, ...sumOf(groups.filter((group) => group.stage >= place)) }));

const statusesOf = (groups: readonly Group[]) =>
  [...Map.groupBy(groups, ({ status }) => status)]
    .toSorted(([one], [other]) => one - other)
    .map(([status, own]) => ({ status, ...sumOf(own) }));
