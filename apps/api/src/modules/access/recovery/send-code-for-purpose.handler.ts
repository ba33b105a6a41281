import { sendPublicSmsCodeForPurpose } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { registrationCode } from '../codes/registration-code.ts';
import { sendCode } from '../codes/send-code.ts';
import { askToRecover } from './ask-to-recover.ts';
import { recoveryCodeSent } from './recovery-code-sent.ts';

export const sendPublicSmsCodeForPurposeHandler = implement(
  sendPublicSmsCodeForPurpose,
  async ({ params, body }, context) => {
    const { tx, services, source } = context;
    const phone = body.mobilePhone.number;
    if (params.suffix === 'registration') return sendCode(tx, registrationCode(phone, source), services);
    const asked = await askToRecover({ name: { kind: 'phone', value: phone }, channels: ['sms'] }, context);
    if (!asked.ok) return asked;
    return ok(recoveryCodeSent('sms', services));
  },
  { limits: ['public-codes'] },
);
