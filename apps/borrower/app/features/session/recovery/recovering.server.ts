import * as z from 'zod/mini';
import { stepCookie } from '../../../forms/step-cookie.server.ts';

const shape = z.object({
  username: z.string(),
  /** How many digits the code by e-mail has, and the one by SMS. */
  emailDigits: z.int(),
  digits: z.int(),
  resendAt: z.iso.datetime(),
});

/** Who is getting a new password, while the codes are valid. */
export interface Recovering extends z.infer<typeof shape> {}

export const recovering = stepCookie('__Host-recovery', shape);
