import { sendSmsCodePublic } from '@lender/contract';
import { implement } from '../../http/implement.ts';
import { sendCode } from '../../sms-codes/sms-codes.ts';

/** Anybody may ask for a code to register; what it costs is limited per phone, and for everybody together. */
export const sendSmsCodePublicHandler = implement(sendSmsCodePublic, ({ body }, { tx, services }) =>
  sendCode(tx, { phone: body.mobilePhone.number, purpose: 'registration', subject: 'registration' }, services),
);
