import { verifyPhoneTs } from '@lender/contract';
import { APPLICATION_STATUS } from '@lender/lending';
import { ok } from '@lender/result';
import { implement } from '../../implement.ts';
import { refuse } from '../../kernel/refusal.ts';
import { checkCode } from '../access/index.ts';
import { activeApplication } from '../applications/index.ts';
import { lockClient } from '../clients/index.ts';
import { draftAgreement } from './agreement-record.ts';
import { signatureCode } from './signature-code.ts';

export const verifyPhoneTsHandler = implement(
  verifyPhoneTs,
  async ({ body }, { caller, tx, services }) => {
    const { clientId } = caller;
    await lockClient(tx, clientId);
    const record = await activeApplication(tx, clientId);
    if (record?.status !== APPLICATION_STATUS.signing) return refuse('no_offer');
    const draft = await draftAgreement(tx, record, services);
    if (!draft) return refuse('no_offer');

    const signature = await signatureCode(tx, { clientId, agreementId: draft.record.id }, services);
    if (signature.isForAnotherText) return refuse('offer_changed');
    const checked = await checkCode({ ...signature.to, code: body.code, field: ['code'] }, services);
    return checked.ok ? ok({ verified: true as const }) : checked;
  },
  { limits: ['signature-tries'] },
);
