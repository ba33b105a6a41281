import type { getCase, Reply } from '@lender/contract';
import type { Tx } from '../../kernel/database/database.ts';
import type { ApplicationRecord } from '../applications/index.ts';
import { type DecisionRecord, decisionResult } from '../decisions/index.ts';
import { policyOfVersion, readPolicyOfThen } from '../policies/index.ts';

type Decision = Reply<typeof getCase>['decisions'][number];

/** Reads every decision on an application, the newest first. */
export async function readDecisions(tx: Tx, record: ApplicationRecord): Promise<Decision[]> {
  const rows = await tx
    .selectFrom('decision')
    .leftJoin('staff_user', 'staff_user.id', 'decision.decided_by')
    .selectAll('decision')
    .select('staff_user.name as staff_name')
    .where('decision.client_id', '=', record.client_id)
    .where('decision.application_id', '=', record.id)
    .orderBy('decision.id', 'desc')
    .execute();
  return Promise.all(rows.map((row) => toDecision(tx, row)));
}

async function toDecision(tx: Tx, row: DecisionRecord & { readonly staff_name: string | null }): Promise<Decision> {
  const { score, band, limit, trace = [], scoreParts = [] } = decisionResult.parse(row.result);
  return {
    id: row.id,
    decidedAt: row.decided_at.toISOString(),
    kind: row.kind,
    policy: `${row.policy} v${row.policy_version}`,
    outcome: row.outcome,
    score: score ?? null,
    band: band ?? null,
    limit: limit?.limitCentavos ?? null,
    reasons: row.reasons,
    trace,
    scoreBase: score === undefined ? null : await scoreBaseOf(tx, row),
    scoreParts: scoreParts.map(({ variable, points }) => ({ attribute: variable, points })),
    decidedBy: row.staff_name,
    note: row.note,
  };
}

/** Reads the base of the scorecard that was in force then. */
async function scoreBaseOf(tx: Tx, { policy: name, policy_version: version }: DecisionRecord): Promise<number> {
  return readPolicyOfThen(await policyOfVersion(tx, { name, version })).scorecard.base;
}
