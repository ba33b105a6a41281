import { signAgreement } from '@lender/contract';
import { APPLICATION_STATUS } from '@lender/lending';
import { ok } from '@lender/result';
import { implement } from '../../implement.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { Services } from '../../services.ts';
import { codeSentAt, useCode } from '../access/index.ts';
import { findApplication, mayStillLend, moveApplication, toApplicationReply } from '../applications/index.ts';
import { lockBorrower } from '../clients/index.ts';
import { recordHistory } from '../history/index.ts';
import { type LegalText, recordAcceptance, sha256Of } from '../legal-texts/index.ts';
import { storeSignedTerms, toStoredTerms } from '../loans/index.ts';
import { queuePayout } from '../payments/index.ts';
import type { AgreementWording } from './agreement-contents.ts';
import { type DraftAgreement, draftAgreement } from './agreement-record.ts';
import { renderAgreement } from './render-agreement.ts';
import { signatureCode } from './signature-code.ts';
import { hashOfTerms } from './terms-hash.ts';

export const signAgreementHandler = implement(
  signAgreement,
  async ({ params, body }, { caller, tx, services, requestId, device, source, log }) => {
    const { clientId } = caller;
    const borrower = await lockBorrower(tx, clientId);
    if (!borrower.ok) return borrower;
    const record = await findApplication(tx, { clientId, applicationId: params.id });
    if (!record) return refuse('not_found');
    if (record.status !== APPLICATION_STATUS.signing)
      return refuse('illegal_transition', { facts: { from: record.status, to: APPLICATION_STATUS.accepted } });
    const lendable = await mayStillLend(tx, record, services);
    if (!lendable.ok) return lendable;
    const draft = await draftAgreement(tx, record, services);
    if (!draft) return refuse('offer_changed');

    const signature = await signatureCode(tx, { clientId, agreementId: draft.record.id }, services);
    if (signature.isForAnotherText) return refuse('offer_changed');
    const code = { phoneLastFour: signature.phoneLastFour, sentAt: await codeSentAt(tx, signature.to, services) };
    const used = await useCode(tx, { ...signature.to, code: body.otp, field: ['otp'] }, services);
    if (!used.ok) return used;

    const { phoneLastFour } = signature;
    const pdfSha256 = await saveSigned(
      tx,
      { draft, evidence: { method: 'sms_code', phoneLastFour, requestId } },
      services,
    );
    for (const { kind, version } of Object.values(draft.contents.wording))
      await recordAcceptance(
        tx,
        {
          ...{ clientId, kind, version, code, applicationId: record.id, documentSha256: pdfSha256 },
          id: kind === 'loan_agreement' ? draft.record.id : services.newId(),
          origin: { requestId, device, source },
        },
        services,
      );
    const moved = await moveApplication(
      tx,
      { record, to: APPLICATION_STATUS.accepted, actor: 'client', by: 'client' },
      services,
    );
    if (!moved.ok) return moved;
    await queuePayout(tx, record, services);
    log.info({ event: 'agreement.signed' });
    return ok(await toApplicationReply(tx, moved.value, services));
  },
  { limits: ['signature-tries'] },
);

/** Evidence of how the signature was given. */
interface SignatureEvidence {
  readonly method: 'sms_code';
  readonly phoneLastFour: string;
  readonly requestId: string;
}

/** Returns a proof of the wording that was signed, without repeating it. */
const wordingProof = ({ agreement, cover }: AgreementWording) => ({
  agreement: proofOf(agreement),
  cover: proofOf(cover),
});
const proofOf = ({ version, sha256, registration }: LegalText) => ({ version, sha256, registration });

/** Stores exactly the signed bytes, and fixes the loan's terms to them. Returns their SHA-256. */
async function saveSigned(
  tx: Tx,
  { draft, evidence }: { draft: DraftAgreement; evidence: SignatureEvidence },
  services: Services,
): Promise<string> {
  const { client_id: clientId, id, application_id: applicationId, fingerprint } = draft.record;
  const { offer, servicing, reference, wording } = draft.contents;
  const { now, today } = await services.clock.business(tx);
  const terms = toStoredTerms({ offer, servicing, signedOn: today });
  const termsSha256 = hashOfTerms({ agreementId: id, reference, terms: JSON.parse(terms) });
  const signature = { ...evidence, fingerprint, wording: wordingProof(wording), termsSha256 };
  const pdf = await renderAgreement(draft.contents, { signedAt: now, evidence: signature });
  const pdfSha256 = sha256Of(pdf);
  const signed = {
    pdf_storage_key: await services.storage.put(pdf),
    pdf_sha256: pdfSha256,
    signed_at: now,
    evidence: JSON.stringify(signature),
  };
  await tx.updateTable('agreement').set(signed).where('client_id', '=', clientId).where('id', '=', id).execute();
  await storeSignedTerms(tx, { client_id: clientId, id: applicationId }, { offer, terms });
  await recordHistory(tx, services, { clientId, actor: 'client', event: { name: 'agreement.signed' }, applicationId });
  return pdfSha256;
}
