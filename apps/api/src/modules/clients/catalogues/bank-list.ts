import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { isClosedBank } from './closed-bank.ts';

/**
 * Returns the codes of the banks that payouts go to now: of the newest list in force, without banks that closed since.
 */
export async function enabledBankCodes(tx: Tx, { clock }: Pick<Services, 'clock'>): Promise<readonly string[]> {
  const { now } = await clock.business(tx);
  const list = await tx
    .selectFrom('bank_list')
    .select('codes')
    .where('live_from', '<=', now)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (list?.codes ?? []).filter((code) => !isClosedBank(code));
}
