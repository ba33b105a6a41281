import { changeClientContact } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { useCode } from '../../access/index.ts';
import { askApproval } from '../../approvals/index.ts';
import { maskEmail, maskPhone, readContacts } from '../../clients/index.ts';
import { clientContactApproval } from './client-contact.approval.ts';
import { keepWanted, readWanted, staffCode, type WantedContact } from './wanted-contact.ts';

/** The code proves the new address; another person still decides whether it becomes the account's. */
export const changeClientContactHandler = implement(
  changeClientContact,
  async ({ params: { id: clientId }, body }, { caller, tx, services, log }) => {
    const { address, code, reason, proof, note } = body;
    const read = await readWanted(tx, { clientId, address }, services);
    if (!read.ok) return read;
    const wanted = read.value;
    const used = await useCode(tx, { ...staffCode(clientId, wanted), code, field: ['code'] }, services);
    if (!used.ok) return used;
    const changeId = await keepWanted(tx, { clientId, wanted }, services);
    const { phone, email } = await readContacts(tx, clientId, services);
    const before = wanted.kind === 'phone' ? phone : email;
    const shown = {
      before: before === null ? null : mask(wanted.kind, before),
      after: mask(wanted.kind, wanted.value),
    };
    const payload = { clientId, changeId, contact: wanted.kind, ...shown, reason, proof };
    const asked = await askApproval(
      tx,
      clientContactApproval,
      { payload, reason: note, maker: caller.userId },
      services,
    );
    if (!asked.ok) return asked;
    log.info({ event: 'contact.asked', kind: wanted.kind });
    return ok({ approvalId: asked.value });
  },
);

const mask = (kind: WantedContact['kind'], value: string): string =>
  kind === 'phone' ? maskPhone(value.slice(-4)) : maskEmail(value);
