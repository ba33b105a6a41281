import { decodeWire, type getPolicyDraft, type PolicyDraftState, policyTest, type Reply } from '@lender/contract';
import { comparePolicies, policySettings } from '@lender/lending';
import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import { type DraftRecord, draftPolicy } from './draft-record.ts';
import { currentPolicy } from './live-policy.ts';
import { problemsOf } from './policy-problems.ts';

export type PolicyDraft = Reply<typeof getPolicyDraft>;
type Row = Pick<PolicyDraft, 'id' | 'note' | 'state' | 'basedOn' | 'revision' | 'authorName' | 'changedAt'>;

/** Drafts with their authors, and whether somebody asked to publish them. */
export const selectDrafts = (tx: Tx) =>
  tx
    .selectFrom('policy_draft')
    .leftJoin('staff_user', 'staff_user.id', 'policy_draft.author')
    .leftJoin('approval', (join) =>
      join
        .on('approval.kind', '=', 'policy.publish')
        .on('approval.status', '=', 'open')
        .onRef('approval.subject', '=', (eb) => eb.cast<string>('policy_draft.id', 'text')),
    )
    .selectAll('policy_draft')
    .select(['staff_user.name as author_name', 'approval.id as approval_id']);

type SelectedDraft = Awaited<ReturnType<ReturnType<typeof selectDrafts>['execute']>>[number];

export const toDraftRow = (row: SelectedDraft): Row => ({
  id: row.id,
  note: row.note,
  state: stateOf(row),
  basedOn: row.based_on,
  revision: row.revision,
  authorName: row.author_name ?? row.author,
  changedAt: row.changed_at.toISOString(),
});

const stateOf = ({ state, approval_id }: SelectedDraft): PolicyDraftState =>
  state === 'open' && approval_id ? 'asked' : state;

/** A draft as everybody sees it who may read policies. */
export async function readDraft(
  tx: Tx,
  id: string,
  services: Pick<Services, 'clock'>,
): Promise<PolicyDraft | undefined> {
  const row = await selectDrafts(tx).where('policy_draft.id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const [live, policy] = [await currentPolicy(tx, services), await draftPolicy(tx, row)];
  return {
    ...toDraftRow(row),
    liveVersion: live.version,
    settings: policySettings(policy),
    changes: comparePolicies(live, policy),
    problems: [...problemsOf(policy)],
    test: testOf(row),
  };
}

/** A draft that is known to be there: it was written or locked just now. */
export async function writtenDraft(tx: Tx, id: string, services: Pick<Services, 'clock'>): Promise<PolicyDraft> {
  const draft = await readDraft(tx, id, services);
  if (!draft) throw new Error(`policy draft ${id} is not there`);
  return draft;
}

/** The newest test of a draft, as it was stored. */
export function testOf({ id, test }: Pick<DraftRecord, 'id' | 'test'>): PolicyDraft['test'] {
  if (test === null) return null;
  const read = decodeWire(policyTest(), test);
  if (!read.ok) throw new Error(`policy draft ${id}: its test cannot be read`);
  return read.value;
}
