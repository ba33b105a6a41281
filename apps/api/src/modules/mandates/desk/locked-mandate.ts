import type { Tx } from '../../../kernel/database/database.ts';
import { lockClient } from '../../clients/index.ts';
import { findMandate, type MandateRecord } from '../mandate-record.ts';

/** Reads a mandate that staff name, its client locked; undefined when there is none. */
export async function lockedMandate(tx: Tx, id: string): Promise<MandateRecord | undefined> {
  const key = await tx.selectFrom('mandate').select(['client_id', 'id']).where('id', '=', id).executeTakeFirst();
  if (!key) return undefined;
  await lockClient(tx, key.client_id);
  return findMandate(tx, key);
}
