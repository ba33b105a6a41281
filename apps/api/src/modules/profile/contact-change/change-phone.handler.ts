import { changePhone } from '@lender/contract';
import { APPLICATION_STATUS, type ApplicationStatus } from '@lender/lending';
import { ok } from '@lender/money';
import { implement } from '../../../implement.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { useCode } from '../../access/index.ts';
import { activeApplication } from '../../applications/index.ts';
import { claimIdentity, lockClient, readContacts, sealPersonal } from '../../clients/index.ts';
import { recordHistory } from '../../history/index.ts';
import { copy, queueSms } from '../../messages/index.ts';
import { readClientProfile } from '../client-profile.ts';
import { holdOldAddress, mayChangeContact } from './contact-change.ts';
import { undoPage } from './undo-page.ts';

/** The signature's code goes to the phone: while one is awaited, or the money is on its way, the phone stays. */
const PHONE_STAYS: readonly ApplicationStatus[] = [APPLICATION_STATUS.signing, APPLICATION_STATUS.accepted];

const FIELD = ['mobilePhone', 'number'];

export const changePhoneHandler = implement(changePhone, async ({ body }, { caller, tx, services, log }) => {
  const { clientId, sessionId } = caller;
  const { vault } = services;
  const number = body.mobilePhone.number;
  await lockClient(tx, clientId);
  const before = await readContacts(tx, clientId, services);
  if (number === before.phone) return refuse('unchanged', { field: FIELD });
  const open = await activeApplication(tx, clientId);
  if (open && PHONE_STAYS.includes(open.status)) return refuse('illegal_transition', { facts: { from: open.status } });

  const may = await mayChangeContact(tx, { clientId, sessionId, password: body.password }, services);
  if (!may.ok) return may;

  const to = { channel: 'sms', address: number, purpose: 'new_phone', subject: clientId, asker: { clientId } } as const;
  const used = await useCode(tx, { ...to, code: body.code, field: ['code'] }, services);
  if (!used.ok) return used;
  const claim = { kind: 'phone', value: number, clientId } as const;
  const undoCode = await holdOldAddress(tx, { clientId, kind: 'phone', address: before.phone }, services);
  if (!(await claimIdentity(tx, claim, services)).isClaimed) return refuse('not_unique', { field: FIELD });

  const { now } = await services.clock.business(tx);
  const lastFour = number.slice(-4);
  const phone_sealed = sealPersonal(vault, 'phone', { clientId, value: number });
  await tx
    .updateTable('client')
    .set({ phone_sealed, phone_last_four: lastFour, phone_verified_at: now })
    .where('client_id', '=', clientId)
    .execute();
  await recordHistory(tx, services, {
    clientId,
    actor: 'client',
    event: { name: 'client.phone', facts: { lastFour } },
  });
  if (undoCode !== undefined) {
    const text = copy.phoneChanged(lastFour, { code: undoCode, page: undoPage(services.env) });
    await queueSms(tx, { phone: before.phone, text }, services);
  }
  log.info({ event: 'phone.changed' });
  return ok(await readClientProfile(tx, clientId, services));
});
