import { addContact } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { recordHistory } from '../../history/index.ts';
import { CLIENTS_QUOTAS } from '../limits.data.ts';
import { lockClient } from '../lock-client.ts';
import { sealPersonal } from '../personal.ts';
import { ownPhone } from './own-phone.ts';

const FIELD = ['phone'];

export const addContactHandler = implement(addContact, async ({ body }, { caller, tx, services }) => {
  const { clientId } = caller;
  const { vault, clock, newId } = services;
  const { fullName, phone, relationship } = body;
  await lockClient(tx, clientId);
  if ((await ownPhone(tx, clientId, vault)) === phone) return refuse('invalid_input', { field: FIELD });

  const phone_hash = vault.searchHash('phone', phone);
  const contacts = await tx
    .selectFrom('additional_contact')
    .select('phone_hash')
    .where('client_id', '=', clientId)
    .execute();
  if (contacts.some((contact) => contact.phone_hash.equals(phone_hash))) return refuse('not_unique', { field: FIELD });
  const { limit } = CLIENTS_QUOTAS.contacts;
  if (contacts.length >= limit) return refuse('limit_reached', { facts: { limit } });

  const id = newId();
  const phoneLastFour = phone.slice(-4);
  await tx
    .insertInto('additional_contact')
    .values({
      client_id: clientId,
      id,
      full_name: fullName,
      phone_sealed: sealPersonal(vault, 'contact_phone', { clientId, value: phone }),
      phone_hash,
      phone_last_four: phoneLastFour,
      relationship,
      created_at: (await clock.business(tx)).now,
    })
    .execute();
  await recordHistory(tx, services, { clientId, actor: 'client', event: { name: 'client.contact' } });
  return ok({ id, fullName, phoneLastFour, relationship });
});
