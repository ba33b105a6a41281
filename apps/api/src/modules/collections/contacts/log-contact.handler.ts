import { logContact } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { lockLoan } from '../../loans/index.ts';
import { contactDetail, makeContact } from './make-contact.ts';
import { stopContact } from './stop-contact.ts';

export const logContactHandler = implement(logContact, async ({ params, body }, { caller, tx, services }) => {
  const loan = await lockLoan(tx, params.id);
  if (!loan.ok) return loan;
  const { record } = loan.value;
  const by = caller.userId;
  const refused = await makeContact(tx, { ...body, loan: record, by }, services);
  if (refused) {
    // A call has no wording to check.
    if (refused.code === 'contact_wording') throw new Error('a call was refused for its wording');
    return refuse(refused.code, contactDetail(refused));
  }
  const { now } = await services.clock.business(tx);
  if (body.outcome === 'asks_to_stop') await stopContact(tx, { clientId: record.client_id, by, note: body.note, now });
  return ok({});
});
