import { checkAmount } from '@lender/calculator';
import { approveSpecialOffer, approveYhatDecrease, approveYhatIncrease } from '@lender/contract';
import { APPLICATION_STATUS, type ApplicationStatus } from '@lender/lending';
import type { Centavos } from '@lender/money';
import { ok, type Result } from '@lender/result';
import { implement } from '../../implement.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import type { Services } from '../../services.ts';
import { lockBorrower } from '../clients/index.ts';
import { type ApplicationRecord, activeApplication } from './application-record.ts';
import { moveApplication } from './move-application.ts';
import { increaseLimits } from './terms/amount-limits-of.ts';
import { termOf, toApplicationReply } from './to-application-reply.ts';

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

/** Accepts any amount from the one asked for to the one offered; refusing the increase sends the amount asked for. */
export const approveYhatIncreaseHandler = implement(approveYhatIncrease, async ({ body }, { caller, tx, services }) => {
  const offered = await lockOffered(tx, caller.clientId);
  if (!offered.ok) return offered;
  const record = offered.value;
  if (record.status === APPLICATION_STATUS.yhatIncrease) {
    if (!checkAmount(body.amount, await increaseLimits(tx, record)).ok)
      return refuse('amount_out_of_limits', { field: ['amount', 'amount'] });
    if (body.term && body.term.value !== (await termOf(tx, record, services)))
      return refuse('term_not_offered', { field: ['term'] });
  }
  return moveToSigning(tx, { record, from: APPLICATION_STATUS.yhatIncrease, principalCentavos: body.amount }, services);
});

/** Locks the open application of a client who may accept an offer. */
async function lockOffered(
  tx: Tx,
  clientId: string,
): Promise<Result<ApplicationRecord, Refusal<'client_cannot_apply' | 'consent_missing' | 'not_found'>>> {
  const borrower = await lockBorrower(tx, clientId);
  if (!borrower.ok) return borrower;
  const record = await activeApplication(tx, clientId);
  return record ? ok(record) : refuse('not_found');
}

/** Answers one kind of offer only, so that a page left open cannot accept another kind. */
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
