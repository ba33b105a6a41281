import { updateReferral } from '@lender/contract';
import { implement } from '../../../implement.ts';
import { done, refuse } from '../../../kernel/refusal.ts';
import { logEvent } from '../../history/record-history.ts';
import { lockClient } from '../lock-client.ts';
import { SHOWN, showReferral } from './show-referral.ts';

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
    .returning(SHOWN)
    .executeTakeFirstOrThrow();
  await logEvent(tx, services, { clientId, actor: 'client', event: 'referral.updated' });
  return done(showReferral(referral));
});
