import type { ApprovalKind, DraftState, getProductDraft, Reply } from '@lender/contract';
import type { Tx } from '../../kernel/database/database.ts';

export type DraftRow = Pick<
  Reply<typeof getProductDraft>,
  'id' | 'note' | 'state' | 'basedOn' | 'revision' | 'authorName' | 'changedAt'
>;

interface DraftsOf {
  readonly name: string;
  /** Kind of the request by which they are published. */
  readonly kind: ApprovalKind;
}

/** Selects drafts with their authors, and whether their publication was requested. */
export const selectDrafts = (tx: Tx, { name, kind }: DraftsOf) =>
  tx
    .selectFrom('draft')
    .leftJoin('staff_user', 'staff_user.id', 'draft.author')
    .leftJoin('approval', (join) =>
      join
        .on('approval.kind', '=', kind)
        .on('approval.status', '=', 'open')
        .onRef('approval.subject', '=', (eb) => eb.cast<string>('draft.id', 'text')),
    )
    .selectAll('draft')
    .select(['staff_user.name as author_name', 'approval.id as approval_id'])
    .where('draft.name', '=', name);

type SelectedDraft = Awaited<ReturnType<ReturnType<typeof selectDrafts>['execute']>>[number];

/** Lists the drafts that are being edited or wait, the most recently changed first. */
export const openDrafts = async (tx: Tx, of: DraftsOf): Promise<DraftRow[]> => {
  const drafts = await selectDrafts(tx, of)
    .where('draft.state', '=', 'open')
    .orderBy('draft.changed_at', 'desc')
    .execute();
  return drafts.map(toDraftRow);
};

export const toDraftRow = (row: SelectedDraft): DraftRow => ({
  id: row.id,
  note: row.note,
  state: stateOf(row),
  basedOn: row.based_on,
  revision: row.revision,
  authorName: row.author_name ?? row.author,
  changedAt: row.changed_at.toISOString(),
});

const stateOf = ({ state, approval_id }: SelectedDraft): DraftState =>
  state === 'open' && approval_id ? 'asked' : state;
