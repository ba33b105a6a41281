import { APPLICATION_STATUS, CLIENT_STATUS } from '@lender/lending';
import { sql } from 'kysely';
import type { Tx } from '../../../kernel/database/database.ts';
import { findApplication } from '../../applications/index.ts';
import { moveClient } from '../../clients/index.ts';
import type { ProofServices } from '../proofs/begin-proof.ts';
import { UNPAID_PAYOUT_STATUSES } from './payout-status.policy.ts';
import { queuePayout } from './queue-payout.ts';

/** Sends the waiting money to the account that the client chose after a return; the client is active again. */
export async function payAgain(tx: Tx, clientId: string, services: ProofServices): Promise<void> {
  const [from, to] = [CLIENT_STATUS.bankAccountSelect, CLIENT_STATUS.active];
  await moveClient(tx, { clientId, from, to, actor: 'client', by: 'client' }, services);
  for (const applicationId of await waitingApplications(tx, clientId))
    await queuePayout(tx, { client_id: clientId, id: applicationId }, services);
}

/**
 * Lists a client's applications whose money was promised and is not on its way: they are signed, all their payouts
 * failed, and they did not end because of it.
 */
export async function waitingApplications(tx: Tx, clientId: string): Promise<string[]> {
  const attempts = await tx
    .selectFrom('payout')
    .select(['application_id', 'loan_id'])
    .select(sql<boolean>`bool_and(status = any(${[...UNPAID_PAYOUT_STATUSES]}))`.as('is_unpaid'))
    .where('client_id', '=', clientId)
    .where('purpose', '=', 'loan')
    .groupBy(['application_id', 'loan_id'])
    .orderBy('application_id')
    .execute();
  const waiting: string[] = [];
  for (const { application_id: applicationId, is_unpaid } of attempts) {
    if (!is_unpaid || applicationId === null) continue;
    const record = await findApplication(tx, { clientId, applicationId });
    if (record && MAY_BE_PAID.includes(record.status)) waiting.push(applicationId);
  }
  return waiting;
}

/** Signed; or complete, when the money came back after it had arrived. */
const MAY_BE_PAID: readonly number[] = [APPLICATION_STATUS.accepted, APPLICATION_STATUS.completed];
