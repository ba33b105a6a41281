import { getDraftAgreementPdf, sendSmsCodeTs } from '@lender/contract';
import { APPLICATION_STATUS } from '@lender/lending';
import { ok } from '@lender/money';
import { implement, implementPrepared } from '../../implement.ts';
import { refuse } from '../../kernel/refusal.ts';
import { sendCode } from '../access/index.ts';
import { activeApplication, mayStillLend } from '../applications/index.ts';
import { lockBorrower, lockClient } from '../clients/index.ts';
import { draftAgreement } from './agreement-record.ts';
import { endUnpricedOffer } from './end-unpriced-offer.ts';
import { renderAgreement } from './render-agreement.ts';
import { signatureCode } from './signature-code.ts';

export const getDraftAgreementPdfHandler = implement(
  getDraftAgreementPdf,
  async (_, { caller, tx, services, setHeaders }) => {
    await lockClient(tx, caller.clientId);
    const record = await activeApplication(tx, caller.clientId);
    if (record?.status !== APPLICATION_STATUS.signing) return refuse('no_offer');
    const draft = await draftAgreement(tx, record, services);
    if (!draft) return refuse('no_offer');
    setHeaders({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="contrato-${draft.contents.reference}.pdf"`,
    });
    return ok(await renderAgreement(draft.contents));
  },
);

/** The code is bound to the text as it stands: signing another text with it is refused. */
export const sendSmsCodeTsHandler = implementPrepared(sendSmsCodeTs, async (_, { caller: { clientId }, services }) => {
  await endUnpricedOffer(clientId, services);
  return ok(async (tx) => {
    const borrower = await lockBorrower(tx, clientId);
    if (!borrower.ok) return borrower;
    const record = await activeApplication(tx, clientId);
    if (record?.status !== APPLICATION_STATUS.signing) return refuse('no_offer');
    const lendable = await mayStillLend(tx, record, services);
    if (!lendable.ok) return lendable;
    const draft = await draftAgreement(tx, record, services);
    if (!draft) return refuse('no_offer');
    const { to } = await signatureCode(tx, { clientId, agreementId: draft.record.id }, services);
    return sendCode(tx, to, services);
  });
});
