import type { ApprovalStatus } from '@lender/contract';
import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import { recordHistory } from '../history/index.ts';
import { type ApprovalRecord, commandOf } from './approval-record.ts';

/** Outcome of a request, and the person who decided. */
export interface Verdict {
  readonly status: Exclude<ApprovalStatus, 'open'>;
  readonly checker: string;
  readonly note: string | undefined;
}

const EVENTS = { done: 'approval.done', rejected: 'approval.rejected', stale: undefined } as const;

/** Writes down what became of an open request, which the caller holds locked. */
export async function decide(
  tx: Tx,
  record: ApprovalRecord,
  { status, checker, note }: Verdict,
  services: Pick<Services, 'clock' | 'newId'>,
): Promise<void> {
  const { now } = await services.clock.business(tx);
  await tx
    .updateTable('approval')
    .set({ status, checker, decided_at: now, note: note ?? null })
    .where('id', '=', record.id)
    .execute();
  const name = EVENTS[status];
  const { client_id: clientId, application_id: applicationId } = record;
  if (!name || !clientId) return;
  const event = { name, facts: { kind: commandOf(record).kind } };
  await recordHistory(tx, services, { clientId, applicationId, actor: checker, event });
}
