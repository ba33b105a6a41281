import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import type { ApplicationRecord } from '../../applications/index.ts';
import { loanOfApplication } from '../../loans/index.ts';

type Deps = Pick<Services, 'clock' | 'jobs' | 'newId'>;

/**
 * Queues the money of a signed application to the client's account as it is now. One payout at most lives per
 * application, by constraint; the money leaves after this transaction commits.
 */
export async function queuePayout(
  tx: Tx,
  { client_id: clientId, id: applicationId }: Pick<ApplicationRecord, 'client_id' | 'id'>,
  services: Deps,
): Promise<void> {
  const loan = await loanOfApplication(tx, { client_id: clientId, id: applicationId });
  if (!loan) throw new Error(`application ${applicationId} was signed without a draft loan`);
  const { now } = await services.clock.business(tx);
  const account = await tx
    .selectFrom('bank_account')
    .selectAll()
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  const payoutId = services.newId();
  await tx
    .insertInto('payout')
    .values({
      client_id: clientId,
      id: payoutId,
      purpose: 'loan',
      application_id: applicationId,
      loan_id: loan.id,
      amount_centavos: loan.principal_centavos,
      clabe_sealed: account.clabe_sealed,
      bank_code: account.bank_code,
      last_four: account.last_four,
      status: 'queued',
      created_at: now,
      status_since: now,
    })
    .execute();
  await services.jobs.enqueue(tx, 'send-payout', { payoutId });
}
