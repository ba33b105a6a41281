import type { getCase, Reply } from '@lender/contract';
import type { Tx } from '../../kernel/database/database.ts';
import type { ApplicationRecord } from '../applications/index.ts';
import { decisionResult } from '../decisions/index.ts';

type Decision = Reply<typeof getCase>['decisions'][number];

/** Every decision on an application, the newest first. */
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
  return rows.map((row) => {
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
      scoreParts: scoreParts.map(({ variable, points }) => ({ attribute: variable, points })),
      decidedBy: row.staff_name,
      note: row.note,
    };
  });
}
