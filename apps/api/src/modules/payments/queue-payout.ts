import { APPLICATION_STATUS, CLIENT_STATUS } from '@lender/lending';
import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import { type ApplicationRecord, activeApplication } from '../applications/index.ts';
import { moveClient } from '../clients/index.ts';
import { loanOfApplication } from '../loans/index.ts';

type Deps = Pick<Services, 'clock' | 'jobs' | 'newId'>;

/**
 * Queues the money of a signed application to the client's account as it is now. One payout at most lives per
 * application, by constraint; the money leaves after this transaction commits.
 */
export async function queuePayout(tx: Tx, record: ApplicationRecord, services: Deps): Promise<void> {
  const { client_id: clientId } = record;
  const loan = await loanOfApplication(tx, record);
  if (!loan) throw new Error(`application ${record.id} was signed without a draft loan`);
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
      application_id: record.id,
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
  await services.jobs.enqueue(tx, 'send-payout', { clientId, payoutId });
}

/** The client chose another account after a return: the client is active again, and the money that waits is sent to it. */
export async function payAgain(tx: Tx, clientId: string, services: Deps): Promise<void> {
  const [from, to] = [CLIENT_STATUS.bankAccountSelect, CLIENT_STATUS.active];
  const move = { clientId, from, to, actor: 'client', by: 'client' } as const;
  await moveClient(tx, move, services);
  const record = await activeApplication(tx, clientId);
  if (record?.status === APPLICATION_STATUS.accepted) await queuePayout(tx, record, services);
}
