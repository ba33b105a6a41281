import * as z from 'zod/mini';
import { phoneDigits } from '../../../forms/masks/phone-digits.ts';
import { stepCookie } from '../../../forms/step-cookie.server.ts';

const shape = z.object({
  phone: z.string().check(z.refine((phone) => phone !== '' && phoneDigits(phone) === phone)),
  digits: z.int(),
  resendAt: z.iso.datetime(),
  /** Code, once verified: it is used up when the account is opened. */
  code: z.optional(z.string()),
  /** Present for a phone that was proven, and never before. */
  hasAccount: z.optional(z.boolean()),
  /** True when both consents were given. */
  hasConsented: z.optional(z.boolean()),
});

/** Phone to which a code was sent, while the code is valid, and the steps that its owner has done. */
export interface RegisteringPhone extends z.infer<typeof shape> {}

/** Cookie with the visitor's phone between the pages of the form. */
export const registeringPhone = stepCookie('__Host-registration', shape);
