import { changeClientContact } from '@lender/contract';
import { ok } from '@lender/result';
import { refuse } from '../../../kernel/refusal.ts';
import { revokeSessions } from '../../access/index.ts';
import { defineApproval } from '../../approvals/index.ts';
import { lockClient, readContacts } from '../../clients/index.ts';
import { moveEmail } from './move-email.ts';
import { movePhone } from './move-phone.ts';
import { refuseMove, takeWanted } from './wanted-contact.ts';

/** Gives a client another phone or e-mail, as if they had changed it, and ends their sessions. */
export const clientContactApproval = defineApproval({
  kind: 'client.contact',
  commandOf: (payload) => ({ kind: 'client.contact', payload }),
  endpoint: changeClientContact,
  subjectOf: ({ clientId }) => ({ clientId }),
  // An address was changed meanwhile, so the client differs from the one on the page of the request.
  versionOf: async (tx, { clientId }, services) => {
    await lockClient(tx, clientId);
    const { phone, email } = await readContacts(tx, clientId, services);
    return services.vault.searchHash('contacts', [phone, email].join('\0')).toString('base64url');
  },
  execute: async (tx, { clientId, changeId, contact }, { maker: actor }, services) => {
    const may = await refuseMove(tx, { clientId, kind: contact }, services);
    if (!may.ok) return may;
    const wanted = await takeWanted(tx, { clientId, changeId }, services);
    if (!wanted) return refuse('not_found');
    const { kind, value } = wanted;
    const moved =
      kind === 'phone'
        ? await movePhone(tx, { clientId, number: value, actor }, services)
        : await moveEmail(tx, { clientId, email: value, actor }, services);
    if (!moved.ok) return moved;
    await revokeSessions(tx, { accountId: clientId }, services);
    services.log.info({ event: 'contact.changed_by_staff', kind });
    return ok(undefined);
  },
});
