import * as z from 'zod/mini';
import { phoneDigits } from '../../../forms/phone-digits.ts';
import { stepCookie } from '../../../forms/step-cookie.server.ts';

const shape = z.object({
  phone: z.string().check(z.refine((phone) => phone !== '' && phoneDigits(phone) === phone)),
  digits: z.int(),
  resendAt: z.iso.datetime(),
  /** The code, once it was found right: it is used up when the account is opened. */
  code: z.optional(z.string()),
  /** Present for a phone that was proven, and never before. */
  hasAccount: z.optional(z.boolean()),
  /** Both consents were given. */
  hasConsented: z.optional(z.boolean()),
});

/** A phone to which a code went, while its code is valid, and how far its owner has come. */
export interface RegisteringPhone extends z.infer<typeof shape> {}

/** The visitor's phone between the pages of the form. */
export const registeringPhone = stepCookie('__Host-registration', shape);
