import type { Tx } from '../../../../kernel/database/database.ts';
import type { Services } from '../../../../services.ts';
import type { LoanPayout } from '../loan-payout.ts';

const DAY_MS = 86_400_000;

/** Tells whether the account for the money changed within the last day: a thief of an account changes it first. */
export async function isAccountChangedLately(
  tx: Tx,
  { clientId, applicationId }: LoanPayout,
  { clock }: Pick<Services, 'clock'>,
): Promise<boolean> {
  const { now } = await clock.business(tx);
  const changed = await tx
    .selectFrom('bank_account')
    .select('client_id')
    .where('client_id', '=', clientId)
    .where('updated_at', '>', new Date(now.getTime() - DAY_MS))
    .where('updated_at', '>', (eb) =>
      eb
        .selectFrom('payout')
        .select((first) => first.fn.min('created_at').as('at'))
        .where('client_id', '=', clientId)
        .where('application_id', '=', applicationId),
    )
    .executeTakeFirst();
  return changed !== undefined;
}
