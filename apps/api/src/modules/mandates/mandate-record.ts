import type { MandateStatus } from '@lender/lending';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../kernel/database/database.ts';
import type { Database } from '../../kernel/database/schema.ts';
import type { Services } from '../../services.ts';
import { recordHistory } from '../history/index.ts';

export type MandateRecord = Selectable<Database['mandate']>;
export type MandateKey = Pick<MandateRecord, 'client_id' | 'id'>;

/** Statuses of a mandate that counts, or may count later. */
export const LIVE_STATUSES: readonly MandateStatus[] = ['requested', 'active', 'paused'];

/** Finds the mandate of a client that counts, or may count later. */
export const liveMandate = (db: Db | Tx, clientId: string): Promise<MandateRecord | undefined> =>
  db
    .selectFrom('mandate')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('status', 'in', [...LIVE_STATUSES])
    .executeTakeFirst();

/** Finds the client's newest mandate, whatever its status. */
export const newestMandate = (db: Db | Tx, clientId: string): Promise<MandateRecord | undefined> =>
  db
    .selectFrom('mandate')
    .selectAll()
    .where('client_id', '=', clientId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

export const findMandate = (db: Db | Tx, { client_id, id }: MandateKey): Promise<MandateRecord> =>
  db
    .selectFrom('mandate')
    .selectAll()
    .where('client_id', '=', client_id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

export interface MandateMove {
  readonly mandate: MandateRecord;
  readonly to: MandateStatus;
  readonly cause?: string;
  /** Author for the history. @default 'system' */
  readonly by?: string;
}

/** Moves a mandate to another status. Its client is locked. */
export async function moveMandate(
  tx: Tx,
  { mandate, to, cause, by = 'system' }: MandateMove,
  services: Pick<Services, 'clock' | 'newId'>,
): Promise<void> {
  const { now } = await services.clock.business(tx);
  await tx
    .updateTable('mandate')
    .set({ status: to, status_since: now, ...(cause !== undefined && { cause }) })
    .where('client_id', '=', mandate.client_id)
    .where('id', '=', mandate.id)
    .execute();
  const facts = { status: to, lastFour: mandate.last_four };
  await recordHistory(tx, services, {
    clientId: mandate.client_id,
    actor: by,
    event: { name: 'client.mandate', facts },
  });
}
