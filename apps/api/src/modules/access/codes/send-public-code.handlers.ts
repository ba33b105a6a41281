import { sendEmailCode, sendPublicSmsCodeForPurpose, sendSmsCodePublic } from '@lender/contract';
import { implement } from '../../../implement.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { isSourceWithinLimit } from '../../../kernel/rate-limit.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Services } from '../../../services.ts';
import { claimOwner, normaliseEmail } from '../../clients/index.ts';
import { type CodeToSend, sendCode } from './send-code.ts';

/** Codes that one source may ask for in an hour, whoever gets them. */
const FROM_ONE_SOURCE = { name: 'public-codes', limit: 180, windowSeconds: 3_600 };

/** Anybody may ask for a code to register; what it costs is limited per phone, per source, and for all together. */
export const sendSmsCodePublicHandler = implement(sendSmsCodePublic, ({ body }, context) =>
  send(registrationCode(body.mobilePhone.number), context),
);

export const sendPublicSmsCodeForPurposeHandler = implement(
  sendPublicSmsCodeForPurpose,
  async ({ params, body }, context) => {
    const phone = body.mobilePhone.number;
    if (params.suffix === 'registration') return send(registrationCode(phone), context);
    const owner = await claimOwner(context.tx, { kind: 'phone', value: phone }, context.services.vault);
    const to = { channel: 'sms', address: phone, purpose: 'recovery', subject: 'recovery' } as const;
    return send({ ...to, isWithheld: owner === undefined }, context);
  },
);

/** To prove that a mailbox is one's own; whether a client has it already makes no difference. */
export const sendEmailCodeHandler = implement(sendEmailCode, ({ body }, context) =>
  send({ channel: 'email', address: normaliseEmail(body.email), purpose: 'email', subject: 'email' }, context),
);

const registrationCode = (phone: string): CodeToSend => ({
  channel: 'sms',
  address: phone,
  purpose: 'registration',
  subject: 'registration',
});

async function send(to: CodeToSend, { tx, services, source }: { tx: Tx; services: Services; source: string }) {
  if (!(await isSourceWithinLimit({ ...FROM_ONE_SOURCE, source }, services)))
    return refuse('rate_limited', { retryAfterSeconds: FROM_ONE_SOURCE.windowSeconds });
  return sendCode(tx, to, services);
}
