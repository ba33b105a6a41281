import { sendPublicSmsCodeForPurpose } from '@lender/contract';
import { ok } from '@lender/money';
import { implement } from '../../../implement.ts';
import { codeRules } from '../codes/code-rules.ts';
import { registrationCode } from '../codes/registration-code.ts';
import { sendCode, toCodeSent } from '../codes/send-code.ts';
import { later } from '../codes/store-code.ts';
import { askToRecover } from './ask-to-recover.ts';

export const sendPublicSmsCodeForPurposeHandler = implement(
  sendPublicSmsCodeForPurpose,
  async ({ params, body }, context) => {
    const { tx, services, source } = context;
    const phone = body.mobilePhone.number;
    if (params.suffix === 'registration') return sendCode(tx, registrationCode(phone, source), services);
    const asked = await askToRecover({ name: { kind: 'phone', value: phone }, channels: ['sms'] }, context);
    if (!asked.ok) return asked;
    // Told of the code that would have been sent now, whether or not one was.
    const rules = codeRules('sms', services.env);
    const sentAt = services.clock.wall();
    return ok(toCodeSent({ sentAt, expiresAt: later(sentAt, rules.lifeSeconds) }, rules));
  },
  { limits: ['public-codes'] },
);
