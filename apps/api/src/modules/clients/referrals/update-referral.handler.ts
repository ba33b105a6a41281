import { updateReferral } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { recordHistory } from '../../history/index.ts';
import { lockClient } from '../lock-client.ts';
import { REFERRAL_COLUMNS, toReferralReply } from './to-referral-reply.ts';

export const updateReferralHandler = implement(updateReferral, async ({ params, body }, { caller, tx, services }) => {
  const { clientId } = caller;
  await lockClient(tx, clientId);
  // The friend's registration does not lock this client, so the referral itself is locked until the answer.
  const found = await tx
    .selectFrom('referral')
    .select('status')
    .where('client_id', '=', clientId)
    .where('id', '=', params.id)
    .forUpdate()
    .executeTakeFirst();
  if (!found) return refuse('not_found');
  if (body.status && found.status === 'registered')
    return refuse('illegal_transition', { facts: { from: found.status, to: body.status } });

  const referral = await tx
    .updateTable('referral')
    .set({ ...(body.name && { name: body.name }), ...(body.status && { status: body.status }) })
    .where('client_id', '=', clientId)
    .where('id', '=', params.id)
    .returning(REFERRAL_COLUMNS)
    .executeTakeFirstOrThrow();
  await recordHistory(tx, services, { clientId, actor: 'client', event: { name: 'referral.updated' } });
  return ok(toReferralReply(referral));
});
