import { decodeWire, type getPolicyDraft, policyTest, type Reply } from '@lender/contract';
import { comparePolicies, policySettings } from '@lender/lending';
import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import { type DraftRecord, scheduledOf, selectDrafts, toDraftRow } from '../drafts/index.ts';
import { POLICY_NAME } from '../policies/index.ts';
import { draftPolicy, POLICY_DRAFTS } from './draft-record.ts';
import { currentPolicy } from './live-policy.ts';
import { problemsOf } from './policy-problems.ts';
import { readShadow } from './read-shadow.ts';

export type PolicyDraft = Reply<typeof getPolicyDraft>;

/** Reads a draft for members of staff who may read policies. */
export async function readDraft(
  tx: Tx,
  id: string,
  services: Pick<Services, 'clock'>,
): Promise<PolicyDraft | undefined> {
  const row = await selectDrafts(tx, POLICY_DRAFTS).where('draft.id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const [live, policy] = [await currentPolicy(tx, services), await draftPolicy(tx, row)];
  const later = await tx
    .selectFrom('policy')
    .select(['version', 'live_from'])
    .where('name', '=', POLICY_NAME)
    .where('version', '>', live.version)
    .execute();
  return {
    ...toDraftRow(row),
    liveVersion: live.version,
    scheduled: scheduledOf(later, live.version),
    settings: policySettings(policy),
    changes: comparePolicies(live, policy),
    problems: [...problemsOf(policy)],
    test: testOf(row),
    shadow: await readShadow(tx, row.id, services),
  };
}

/** Reads a draft that is known to exist: it was written or locked just now. */
export async function writtenDraft(tx: Tx, id: string, services: Pick<Services, 'clock'>): Promise<PolicyDraft> {
  const draft = await readDraft(tx, id, services);
  if (!draft) throw new Error(`policy draft ${id} is not there`);
  return draft;
}

/** Returns the newest test of a draft, as it was stored. */
export function testOf({ id, test }: Pick<DraftRecord, 'id' | 'test'>): PolicyDraft['test'] {
  if (test === null) return null;
  const read = decodeWire(policyTest(), test);
  if (!read.ok) throw new Error(`policy draft ${id}: its test cannot be read`);
  return read.value;
}
