import { changePhone } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { useCode } from '../../access/index.ts';
import { lockClient, readContacts } from '../../clients/index.ts';
import { readClientProfile } from '../client-profile.ts';
import { mayChangeContact } from './contact-change.ts';
import { movePhone, refuseWhileNeeded } from './move-phone.ts';

const FIELD = ['mobilePhone', 'number'];

export const changePhoneHandler = implement(changePhone, async ({ body }, { caller, tx, services, log }) => {
  const { clientId, sessionId } = caller;
  const number = body.mobilePhone.number;
  await lockClient(tx, clientId);
  const before = await readContacts(tx, clientId, services);
  if (number === before.phone) return refuse('unchanged', { field: FIELD });
  const free = await refuseWhileNeeded(tx, clientId);
  if (!free.ok) return free;

  const may = await mayChangeContact(tx, { clientId, sessionId, password: body.password }, services);
  if (!may.ok) return may;

  const to = { channel: 'sms', address: number, purpose: 'new_phone', subject: clientId, asker: { clientId } } as const;
  const used = await useCode(tx, { ...to, code: body.code, field: ['code'] }, services);
  if (!used.ok) return used;
  const moved = await movePhone(tx, { clientId, number, actor: 'client' }, services);
  if (!moved.ok) return refuse('not_unique', { field: FIELD });
  log.info({ event: 'phone.changed' });
  return ok(await readClientProfile(tx, clientId, services));
});
