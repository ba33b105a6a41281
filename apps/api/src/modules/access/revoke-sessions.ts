import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';

/** Ends every session of an account except the named one, if any. */
export async function revokeSessions(
  tx: Tx,
  { accountId, except }: { accountId: string; except?: string },
  { clock }: Pick<Services, 'clock'>,
): Promise<void> {
  const status = tx
    .updateTable('session')
    .set({ revoked_at: clock.wall() })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null);
  await (except === undefined ? status : status.where('id', '!=', except)).execute();
}
