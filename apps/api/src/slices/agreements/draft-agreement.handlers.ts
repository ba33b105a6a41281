import { getDraftAgreementPdf, sendSmsCodeTs } from '@lender/contract';
import { APPLICATION_STATUS } from '@lender/lending';
import { draftAgreement } from '../../agreements/agreement-record.ts';
import { renderAgreement } from '../../agreements/render-agreement.ts';
import { lockClient } from '../../clients/lock-client.ts';
import { openPersonal } from '../../clients/personal.ts';
import { implement } from '../../http/implement.ts';
import { done, refuse } from '../../http/refuse.ts';
import { activeApplication } from '../../lifecycle/application-record.ts';
import { sendCode } from '../../sms-codes/sms-codes.ts';

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
    return done(await renderAgreement(draft.contents));
  },
);

/** The code is bound to the text as it stands: signing another text with it is refused. */
export const sendSmsCodeTsHandler = implement(sendSmsCodeTs, async (_, { caller, tx, services }) => {
  const { clientId } = caller;
  await lockClient(tx, clientId);
  const record = await activeApplication(tx, clientId);
  if (record?.status !== APPLICATION_STATUS.signing) return refuse('no_offer');
  const draft = await draftAgreement(tx, record, services);
  if (!draft) return refuse('no_offer');
  const { phone_sealed } = await tx
    .selectFrom('client')
    .select('phone_sealed')
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  const phone = openPersonal(services.vault, 'phone', { clientId, sealed: phone_sealed });
  return sendCode(tx, { phone, purpose: 'signature', subject: draft.record.id }, services);
});
