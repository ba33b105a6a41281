import { type RefusalOf, type Send, updateApplication } from '@lender/contract';
import { APPLICATION_STATUS } from '@lender/lending';
import { ok, type Result } from '@lender/result';
import { implement } from '../../implement.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import type { Services } from '../../services.ts';
import { lockBorrower, lockClient } from '../clients/index.ts';
import { type ApplicationRecord, findApplication } from './application-record.ts';
import { moveApplication } from './move-application.ts';
import { changeAmount } from './terms/change-amount.ts';
import { changePayoutMethod } from './terms/change-payout-method.ts';
import { toApplicationReply } from './to-application-reply.ts';

interface Asked {
  readonly record: ApplicationRecord;
  readonly body: Send<typeof updateApplication>['body'];
}

export const updateApplicationHandler = implement(
  updateApplication,
  async ({ params, body }, { caller, tx, services }) => {
    const { clientId } = caller;
    const { status } = body;
    // Any client may withdraw; one who asks for something else must be allowed to borrow it.
    const borrower = status === undefined ? await lockBorrower(tx, clientId) : ok(await lockClient(tx, clientId));
    if (!borrower.ok) return borrower;
    const record = await findApplication(tx, { clientId, applicationId: params.id });
    if (!record) return refuse('not_found');
    const updated = await change(tx, { record, body }, services);
    return updated.ok ? ok(await toApplicationReply(tx, updated.value, services)) : updated;
  },
);

async function change(
  tx: Tx,
  { record, body: { amount, paymentMethod: method } }: Asked,
  services: Services,
): Promise<Result<ApplicationRecord, Refusal<RefusalOf<typeof updateApplication>>>> {
  if (amount !== undefined) return changeAmount(tx, { record, amount }, services);
  if (method !== undefined) return changePayoutMethod(tx, { record, method }, services);
  return withdraw(tx, record, services);
}

/** Withdraws the application, where the table of transitions lets its borrower do so. */
async function withdraw(tx: Tx, record: ApplicationRecord, services: Services) {
  const to = APPLICATION_STATUS.canceled;
  // Once signed the money is on its way; it comes back by cancelling the loan, not the application.
  if (record.status === APPLICATION_STATUS.accepted)
    return refuse('illegal_transition', { facts: { from: record.status, to } });
  return moveApplication(tx, { record, to, actor: 'client', by: 'client' }, services);
}
