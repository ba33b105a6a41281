import type { Reply, rejectRequest } from '@lender/contract';
import type { Tx } from '../../kernel/database/database.ts';
import { waitingMinutes } from '../../kernel/waiting-minutes.ts';
import type { Services } from '../../services.ts';
import { staffName } from '../access/index.ts';
import { clientName } from '../clients/index.ts';
import { commandOf } from './approval-record.ts';
import { type Dependences, readDependences } from './independence.ts';

export type ApprovalRow = Reply<typeof rejectRequest>;

/** Selects requests with the names of the people in them. */
export const selectApprovals = (tx: Tx) =>
  tx
    .selectFrom('approval')
    .selectAll('approval')
    .select((eb) => [
      clientName(eb.ref('approval.client_id')).as('client_name'),
      staffName(eb.ref('approval.maker')).as('maker_name'),
      staffName(eb.ref('approval.checker')).as('checker_name'),
    ]);

type SelectedApproval = Awaited<ReturnType<ReturnType<typeof selectApprovals>['execute']>>[number];

/** Reader of the requests, and the moment. */
export interface Reader {
  readonly userId: string;
  readonly now: Date;
  readonly dependences: Dependences;
}

export const toApprovalRow = (row: SelectedApproval, { userId, now, dependences }: Reader): ApprovalRow => {
  const command = commandOf(row);
  return {
    id: row.id,
    command,
    clientName: row.client_name,
    reason: row.reason,
    askedByName: row.maker_name ?? row.maker,
    isOwn: row.maker === userId,
    dependence: dependences.of({ maker: row.maker, command, reader: userId }),
    askedAt: row.asked_at.toISOString(),
    waitingMinutes: waitingMinutes(row.asked_at, row.decided_at ?? now),
    status: row.status,
    decidedByName: row.checker_name,
    decidedAt: row.decided_at?.toISOString() ?? null,
    note: row.note,
  };
};

/** Reads one request as its reader sees it. */
export async function readApproval(
  tx: Tx,
  { id, userId }: { readonly id: string; readonly userId: string },
  services: Pick<Services, 'clock'>,
): Promise<ApprovalRow> {
  const row = await selectApprovals(tx).where('approval.id', '=', id).executeTakeFirstOrThrow();
  const { now } = await services.clock.business(tx);
  return toApprovalRow(row, { userId, now, dependences: await readDependences(tx, services) });
}
