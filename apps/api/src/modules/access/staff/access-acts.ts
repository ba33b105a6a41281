import type { AccessActKind } from '@lender/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';

/** A change of a staff member's access to the back-office. */
export interface AccessAct {
  readonly act: AccessActKind;
  /** Member of staff whose access it was about. */
  readonly staffId: string;
  /** Person who asked for it; `null` where the server's command did it. */
  readonly doneBy: string | null;
  /** The second person; `null` where none approved it. */
  readonly approvedBy: string | null;
  readonly at: Date;
}

/** Records for good a change of a staff member's access. */
export async function recordAccessAct(
  tx: Tx,
  { act, staffId, doneBy, approvedBy, at }: AccessAct,
  { newId }: Pick<Services, 'newId'>,
): Promise<void> {
  await tx
    .insertInto('staff_access_act')
    .values({ id: newId(), act, staff_id: staffId, done_by: doneBy, approved_by: approvedBy, at })
    .execute();
}

/** Lists everything that was ever done about the access of staff, newest first. */
export async function readAccessActs(tx: Tx): Promise<readonly AccessAct[]> {
  const rows = await tx
    .selectFrom('staff_access_act')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ act, staff_id, done_by, approved_by, at }) => ({
    act,
    staffId: staff_id,
    doneBy: done_by,
    approvedBy: approved_by,
    at,
  }));
}

/** Key of the advisory lock; nothing else in this database uses it. */
const ACCESS_LOCK = 4_110_096;

/** Prevents changes of staff access until the end of the transaction. Readers do not wait for each other. */
export const holdAccess = (tx: Tx): Promise<unknown> =>
  sql`select pg_advisory_xact_lock_shared(${ACCESS_LOCK})`.execute(tx);

/** Waits until no transaction depends on staff access, and keeps others from it until the end of the transaction. */
export const lockAccess = (tx: Tx): Promise<unknown> => sql`select pg_advisory_xact_lock(${ACCESS_LOCK})`.execute(tx);
