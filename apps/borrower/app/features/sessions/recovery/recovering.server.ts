import * as z from 'zod/mini';
import { stepCookie } from '../../../forms/step-cookie.server.ts';

const shape = z.object({
  username: z.string(),
  /** Number of digits of the code by e-mail, and of the one by SMS. */
  emailDigits: z.int(),
  digits: z.int(),
  resendAt: z.iso.datetime(),
});

/** State of a password recovery, kept while the codes are valid. */
export interface Recovering extends z.infer<typeof shape> {}

export const recovering = stepCookie('__Host-recovery', shape);
