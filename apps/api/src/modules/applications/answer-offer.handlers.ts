import { checkAmount } from '@lender/calculator';
import { approveSpecialOffer, approveYhatDecrease, approveYhatIncrease, updateApplication } from '@lender/contract';
import { APPLICATION_STATUS, type ApplicationStatus } from '@lender/lending';
import { type Centavos, ok, type Result } from '@lender/money';
import { implement } from '../../implement.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import type { Services } from '../../services.ts';
import { lockBorrower, lockClient } from '../clients/index.ts';
import { productOfVersion } from '../pricing/index.ts';
import { type ApplicationRecord, activeApplication, findApplication } from './application-record.ts';
import { moveApplication } from './move-application.ts';
import { toApplicationReply } from './to-application-reply.ts';

export const approveYhatDecreaseHandler = implement(approveYhatDecrease, async (_, { caller, tx, services }) => {
  const offered = await lockOffered(tx, caller.clientId);
  if (!offered.ok) return offered;
  const record = offered.value;
  return moveToSigning(
    tx,
    { record, from: APPLICATION_STATUS.yhatDecrease, principalCentavos: record.principal_centavos },
    services,
  );
});

export const approveSpecialOfferHandler = implement(approveSpecialOffer, async (_, { caller, tx, services }) => {
  const offered = await lockOffered(tx, caller.clientId);
  if (!offered.ok) return offered;
  const record = offered.value;
  return moveToSigning(
    tx,
    { record, from: APPLICATION_STATUS.specialOffer, principalCentavos: record.principal_centavos },
    services,
  );
});

/** Anything from the amount asked for up to the amount offered; refusing the increase sends the amount asked for. */
export const approveYhatIncreaseHandler = implement(approveYhatIncrease, async ({ body }, { caller, tx, services }) => {
  const offered = await lockOffered(tx, caller.clientId);
  if (!offered.ok) return offered;
  const record = offered.value;
  const { limits } = await productOfVersion(tx, record.product_version);
  const range = {
    minCentavos: record.desired_centavos,
    maxCentavos: record.principal_centavos,
    stepCentavos: limits.stepCentavos,
  };
  if (record.status === APPLICATION_STATUS.yhatIncrease && !checkAmount(body.amount, range).ok)
    return refuse('amount_out_of_limits', { field: ['amount', 'amount'] });
  return moveToSigning(tx, { record, from: APPLICATION_STATUS.yhatIncrease, principalCentavos: body.amount }, services);
});

/** Withdraws the application, where the table of transitions lets its borrower do so. */
export const updateApplicationHandler = implement(
  updateApplication,
  async ({ params, body }, { caller, tx, services }) => {
    await lockClient(tx, caller.clientId);
    const record = await findApplication(tx, { clientId: caller.clientId, applicationId: params.id });
    if (!record) return refuse('not_found');
    // Once signed the money is on its way; it comes back by cancelling the loan, not the application.
    if (record.status === APPLICATION_STATUS.accepted)
      return refuse('illegal_transition', { facts: { from: record.status, to: body.status } });
    const moved = await moveApplication(tx, { record, to: body.status, actor: 'client', by: 'client' }, services);
    return moved.ok ? ok(await toApplicationReply(tx, moved.value, services)) : moved;
  },
);

/** The open application of a client who may take an offer. */
async function lockOffered(
  tx: Tx,
  clientId: string,
): Promise<Result<ApplicationRecord, Refusal<'client_cannot_apply' | 'consent_missing' | 'not_found'>>> {
  const borrower = await lockBorrower(tx, clientId);
  if (!borrower.ok) return borrower;
  const record = await activeApplication(tx, clientId);
  return record ? ok(record) : refuse('not_found');
}

/** Each call answers one kind of offer only, so that a page left open cannot accept another one. */
async function moveToSigning(
  tx: Tx,
  {
    record,
    from,
    principalCentavos,
  }: { record: ApplicationRecord; from: ApplicationStatus; principalCentavos: Centavos },
  services: Services,
) {
  if (record.status !== from)
    return refuse('illegal_transition', { facts: { from: record.status, to: APPLICATION_STATUS.signing } });
  const move = { record, to: APPLICATION_STATUS.signing, actor: 'client', by: 'client', principalCentavos } as const;
  const moved = await moveApplication(tx, move, services);
  return moved.ok ? ok(await toApplicationReply(tx, moved.value, services)) : moved;
}
