import { changeEmail } from '@lender/contract';
import { ok } from '@lender/money';
import { implement } from '../../implement.ts';
import { refuse } from '../../kernel/refusal.ts';
import { useCode } from '../access/index.ts';
import { lockClient, normaliseEmail, readContacts, saveEmail } from '../clients/index.ts';
import { copy, queueEmail } from '../messages/index.ts';
import { readClientProfile } from './client-profile.ts';

export const changeEmailHandler = implement(changeEmail, async ({ body }, { caller, tx, services, log }) => {
  const { clientId } = caller;
  const email = normaliseEmail(body.email);
  await lockClient(tx, clientId);
  const before = await readContacts(tx, clientId, services);
  if (email === before.email) return refuse('unchanged', { field: ['email'] });

  const to = { channel: 'email', address: email, purpose: 'email', subject: 'email', asker: { clientId } } as const;
  const used = await useCode(tx, { ...to, code: body.code, field: ['code'] }, services);
  if (!used.ok) return used;
  const saved = await saveEmail(tx, { clientId, email }, services);
  if (!saved.ok) return saved;

  if (before.email !== null) await queueEmail(tx, { to: before.email, ...copy.emailChanged }, services);
  log.info({ event: 'email.changed' });
  return ok(await readClientProfile(tx, clientId, services));
});
