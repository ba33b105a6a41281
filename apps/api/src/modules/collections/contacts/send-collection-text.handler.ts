import { sendCollectionText } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { lockLoan } from '../../loans/index.ts';
import { notifyBorrower, refuseUnfit } from '../../messages/index.ts';
import { contactDetail, makeContact } from './make-contact.ts';

export const sendCollectionTextHandler = implement(
  sendCollectionText,
  async ({ params, body: { text } }, { caller, tx, services }) => {
    const loan = await lockLoan(tx, params.id);
    if (!loan.ok) return loan;
    const unfit = refuseUnfit(text, 'text', services.env);
    if (unfit) return unfit;
    const { record } = loan.value;
    const refused = await makeContact(tx, { channel: 'sms', text, loan: record, by: caller.userId }, services);
    if (refused) {
      // A text goes to the borrower alone.
      if (refused.code === 'contact_third_party') throw new Error('a text was refused for its reader');
      return refuse(refused.code, contactDetail(refused));
    }
    const { client_id: clientId, id: loanId } = record;
    const message = { kind: 'collection_text', facts: { text } } as const;
    await notifyBorrower(tx, { clientId, loanId, key: `collection ${services.newId()}`, message }, services);
    return ok({});
  },
);
