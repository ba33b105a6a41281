import { getDraftAgreementPdf, sendSmsCodeTs } from '@lender/contract';
import { APPLICATION_STATUS } from '@lender/lending';
import { ok } from '@lender/result';
import { implementPrepared, implementWithProvider } from '../../implement.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { Services } from '../../services.ts';
import { sendCode } from '../access/index.ts';
import { activeApplication, mayStillLend } from '../applications/index.ts';
import { lockBorrower, lockClient } from '../clients/index.ts';
import { drawForReader } from '../documents/index.ts';
import { type DraftAgreement, draftAgreement } from './agreement-record.ts';
import { endUnpricedOffer } from './end-unpriced-offer.ts';
import { signatureCode } from './signature-code.ts';
import { agreementText } from './words/agreement.copy.es.ts';

export const getDraftAgreementPdfHandler = implementWithProvider(
  getDraftAgreementPdf,
  (_, { caller: { clientId }, services, setHeaders }) =>
    drawForReader(clientId, async () => {
      const draft = await inTransaction(services.db, (tx) => openDraft(tx, clientId, services));
      if (!draft) return refuse('no_offer');
      setHeaders({
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="contrato-${draft.contents.reference}.pdf"`,
      });
      return ok(agreementText(draft.contents));
    }),
  { limits: ['documents-drawn'] },
);

async function openDraft(tx: Tx, clientId: string, services: Services): Promise<DraftAgreement | undefined> {
  await lockClient(tx, clientId);
  const record = await activeApplication(tx, clientId);
  return record?.status === APPLICATION_STATUS.signing ? draftAgreement(tx, record, services) : undefined;
}

/** Sends the code that signs the current text: signing another text with it is refused. */
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
