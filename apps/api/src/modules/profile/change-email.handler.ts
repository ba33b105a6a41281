import { changeEmail } from '@lender/contract';
import { ok } from '@lender/money';
import { implement } from '../../implement.ts';
import { refuse } from '../../kernel/refusal.ts';
import { useCode } from '../access/codes/use-code.ts';
import { readContacts } from '../clients/contacts/own-contacts.ts';
import { saveEmail } from '../clients/contacts/save-email.ts';
import { normaliseEmail } from '../clients/identity/normalise-email.ts';
import { lockClient } from '../clients/lock-client.ts';
import { copy } from '../messages/message.copy.es.ts';
import { queueEmail } from '../messages/queue-message.ts';
import { readClientProfile } from './client-profile.ts';

export const changeEmailHandler = implement(changeEmail, async ({ body }, { caller, tx, services, log }) => {
  const { clientId } = caller;
  const email = normaliseEmail(body.email);
  await lockClient(tx, clientId);
  const before = await readContacts(tx, clientId, services);
  if (email === before.email) return refuse('unchanged', { field: ['email'] });

  const to = { channel: 'email', address: email, purpose: 'email', subject: 'email' } as const;
  const used = await useCode(tx, { ...to, code: body.code, field: ['code'] }, services);
  if (!used.ok) return used;
  const saved = await saveEmail(tx, { clientId, email }, services);
  if (!saved.ok) return saved;

  if (before.email !== null) await queueEmail(tx, { to: before.email, ...copy.emailChanged }, services);
  log.info({ event: 'email.changed' });
  return ok(await readClientProfile(tx, clientId, services));
});
