import type { Tx } from '../../../kernel/database/database.ts';

/** Tells whether a device with which a client ever applied is on the block list. */
export async function isDeviceListed(tx: Tx, clientId: string): Promise<boolean> {
  const listed = await tx
    .selectFrom('screening')
    .innerJoin('blocked_identifier as blocked', 'blocked.keyed_hash', 'screening.device_hash')
    .select('blocked.id')
    .where('screening.client_id', '=', clientId)
    .where('blocked.removed_at', 'is', null)
    .executeTakeFirst();
  return listed !== undefined;
}
