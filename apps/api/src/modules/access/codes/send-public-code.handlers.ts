import { sendEmailCode, sendSmsCodePublic } from '@lender/contract';
import { implement } from '../../../implement.ts';
import { normaliseEmail } from '../../clients/index.ts';
import { registrationCode } from './registration-code.ts';
import { sendCode } from './send-code.ts';

/** Any visitor may ask for a code to register; its cost is limited per phone, per source, and for the purpose. */
export const sendSmsCodePublicHandler = implement(
  sendSmsCodePublic,
  ({ body }, { tx, services, source }) => sendCode(tx, registrationCode(body.mobilePhone.number, source), services),
  { limits: ['public-codes'] },
);

/** Sends a code that proves a mailbox; whether a client has it already makes no difference. */
export const sendEmailCodeHandler = implement(
  sendEmailCode,
  ({ body }, { tx, services, source }) => {
    const address = normaliseEmail(body.email);
    return sendCode(tx, { channel: 'email', address, purpose: 'email', subject: 'email', asker: { source } }, services);
  },
  { limits: ['public-codes'] },
);
