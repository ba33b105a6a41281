import { createReferral } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { publicReference } from '../../../kernel/crypto/public-reference.ts';
import { giveNewName } from '../../../kernel/database/external-ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { recordHistory } from '../../history/index.ts';
import { ownPhone } from '../contacts/own-phone.ts';
import { CLIENTS_QUOTAS } from '../limits.data.ts';
import { lockClient } from '../lock-client.ts';
import { sealPersonal } from '../personal.ts';
import { REFERRAL_COLUMNS, toReferralReply } from './to-referral-reply.ts';

const FIELD = ['phone'];

export const createReferralHandler = implement(createReferral, async ({ body }, { caller, tx, services }) => {
  const { clientId } = caller;
  const { vault, clock, newId, randomInt } = services;
  await lockClient(tx, clientId);
  if ((await ownPhone(tx, clientId, vault)) === body.phone) return refuse('invalid_input', { field: FIELD });

  const phone_hash = vault.searchHash('phone', body.phone);
  const referrals = await tx.selectFrom('referral').select('phone_hash').where('client_id', '=', clientId).execute();
  if (referrals.some((referral) => referral.phone_hash.equals(phone_hash)))
    return refuse('not_unique', { field: FIELD });
  // Withdrawn ones count: a name taken off the list makes no room for referring another friend.
  const { limit } = CLIENTS_QUOTAS.referrals;
  if (referrals.length >= limit) return refuse('limit_reached', { facts: { limit } });

  const id = newId();
  const code = publicReference(randomInt);
  const referral = await tx
    .insertInto('referral')
    .values({
      client_id: clientId,
      id,
      name: body.name,
      phone_sealed: sealPersonal(vault, 'referral_phone', { clientId, value: body.phone }),
      phone_hash,
      phone_last_four: body.phone.slice(-4),
      code,
      status: 'invited',
      created_at: (await clock.business(tx)).now,
    })
    .returning(REFERRAL_COLUMNS)
    .executeTakeFirstOrThrow();
  await giveNewName(tx, { client_id: clientId, id }, { kind: 'referral', name: code });
  await recordHistory(tx, services, { clientId, actor: 'client', event: { name: 'referral.created' } });
  return ok(toReferralReply(referral));
});
