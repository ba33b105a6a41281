import type { Tx } from '../../../../kernel/database/database.ts';
import type { Services } from '../../../../services.ts';
import { findBankAccount } from '../../../clients/index.ts';
import type { LoanPayout } from '../loan-payout.ts';

const DAY_MS = 86_400_000;

/** Tells whether the account for the money changed within the last day: a thief of an account changes it first. */
export async function isAccountChangedLately(
  tx: Tx,
  { clientId, applicationId }: LoanPayout,
  { clock }: Pick<Services, 'clock'>,
): Promise<boolean> {
  const { now } = await clock.business(tx);
  const account = await findBankAccount(tx, clientId);
  if (!account || account.changedAt.getTime() <= now.getTime() - DAY_MS) return false;
  const { first } = await tx
    .selectFrom('payout')
    .select(({ fn }) => fn.min<Date | null>('created_at').as('first'))
    .where('client_id', '=', clientId)
    .where('application_id', '=', applicationId)
    .executeTakeFirstOrThrow();
  return first !== null && account.changedAt > first;
}
