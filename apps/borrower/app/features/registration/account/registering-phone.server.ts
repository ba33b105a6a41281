import { sessionCookie } from '@lender/web/session';
import * as z from 'zod/mini';
import { phoneDigits } from '../../../forms/phone-digits.ts';

const tenMinutesSeconds = 600;
const cookie = sessionCookie({ name: '__Host-registration', maxAgeSeconds: tenMinutesSeconds });

const shape = z.object({
  phone: z.string().check(z.refine((phone) => phone !== '' && phoneDigits(phone) === phone)),
  digits: z.int(),
  resendAt: z.iso.datetime(),
});

/** A phone to which a code went, while its code is valid. */
export interface RegisteringPhone extends z.infer<typeof shape> {}

/** The visitor's phone between the two halves of the form, so that a reload loses nothing; out of reach of scripts. */
export const registeringPhone = {
  read(request: Request): RegisteringPhone | undefined {
    try {
      return shape.parse(JSON.parse(cookie.read(request) ?? ''));
    } catch {
      return undefined; // none, or not written by us
    }
  },
  write: (sent: RegisteringPhone): string => cookie.write(JSON.stringify(sent)),
  clear: (): string => cookie.clear(),
};
