import * as z from 'zod/mini';
import type { Services } from '../../services.ts';
import { openMessage } from './queue-message.ts';

const smsSchema = z.object({ phone: z.optional(z.string()), text: z.string() });
const emailSchema = z.object({ to: z.optional(z.string()), subject: z.string(), text: z.string() });

/** Sends one text message. At least once: a code that comes twice is the same code. */
export const sendSmsJob =
  ({ vault, sms }: Pick<Services, 'vault' | 'sms'>) =>
  async ({ sealed }: { sealed: string }): Promise<void> => {
    const { phone, text } = smsSchema.parse(openMessage('send-sms', sealed, vault));
    if (phone !== undefined) await sms.send({ phone, text });
  };

/** Sends one e-mail, at least once. */
export const sendEmailJob =
  ({ vault, email }: Pick<Services, 'vault' | 'email'>) =>
  async ({ sealed }: { sealed: string }): Promise<void> => {
    const { to, subject, text } = emailSchema.parse(openMessage('send-email', sealed, vault));
    if (to !== undefined) await email.send({ to, subject, text });
  };
