import type { getPolicyDraft, Reply } from '@lender/contract';
import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import { staffName } from '../access/index.ts';
import { type Shadowed, sumShadow } from './sum-test.policy.ts';

/** Reads the newest shadow of a draft, with its decisions up to now; `null` when it has none. */
export async function readShadow(
  tx: Tx,
  draftId: string,
  { clock }: Pick<Services, 'clock'>,
): Promise<Reply<typeof getPolicyDraft>['shadow']> {
  const shadow = await tx
    .selectFrom('policy_shadow')
    .selectAll('policy_shadow')
    .select((eb) => staffName(eb.ref('policy_shadow.started_by')).as('starter'))
    .where('draft_id', '=', draftId)
    .orderBy('policy_shadow.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!shadow) return null;
  const { now } = await clock.business(tx);
  return {
    revision: shadow.revision,
    startedAt: shadow.started_at.toISOString(),
    startedByName: shadow.starter ?? shadow.started_by,
    endsAt: shadow.ends_at.toISOString(),
    isRunning: shadow.stopped_at === null && shadow.ends_at > now,
    stoppedAt: shadow.stopped_at?.toISOString() ?? null,
    stoppedBecause: shadow.stopped_because,
    ...sumShadow(await saidBy(tx, shadow.id)),
  };
}

/** Lists the verdict of a shadow on each application, beside the decision that was made, newest first. */
async function saidBy(tx: Tx, shadowId: string): Promise<Parameters<typeof sumShadow>[0]> {
  const rows = await tx
    .selectFrom('policy_shadow_verdict as said')
    .innerJoin('decision', (join) =>
      join.onRef('decision.client_id', '=', 'said.client_id').onRef('decision.id', '=', 'said.decision_id'),
    )
    .select(['said.application_id', 'said.outcome', 'said.amount_centavos', 'said.reasons', 'said.rules'])
    .select('said.missing')
    .select(['decision.outcome as live_outcome', 'decision.amount_centavos as live_amount'])
    .select('decision.reasons as live_reasons')
    .where('said.shadow_id', '=', shadowId)
    .orderBy('said.decision_id', 'desc')
    .execute();
  const decided = rows.flatMap(({ outcome, ...row }): Shadowed[] =>
    outcome === null
      ? []
      : [
          {
            applicationId: row.application_id,
            live: { outcome: row.live_outcome, amountCentavos: row.live_amount },
            draft: { outcome, amountCentavos: row.amount_centavos },
            liveReasons: row.live_reasons,
            draftReasons: row.reasons,
            rules: row.rules,
          },
        ],
  );
  const missing = rows.flatMap((row) => (row.outcome === null ? [row.missing] : []));
  return { decided, missing };
}
