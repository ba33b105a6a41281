import type { Logger } from 'pino';
import * as z from 'zod/mini';
import type { SentMessage } from '../../providers/sent-message.ts';
import type { Services } from '../../services.ts';
import { openMessage } from './queue-message.ts';

const smsSchema = z.object({ phone: z.optional(z.string()), text: z.string() });
const emailSchema = z.object({ to: z.optional(z.string()), subject: z.string(), text: z.string() });

/**
 * Sends one text message, at least once: a code that arrives twice is the same code. A message refused for good is not
 * tried again and opens no task for staff: any visitor may ask for a code to an address that does not exist.
 */
export const sendSmsJob =
  ({ vault, sms, log }: Pick<Services, 'vault' | 'sms' | 'log'>) =>
  async ({ sealed }: { sealed: string }): Promise<void> => {
    const { phone, text } = smsSchema.parse(openMessage('send-sms', sealed, vault));
    if (phone !== undefined) noteRefusal('sms', await sms.send({ phone, text }), log);
  };

/** Sends one e-mail in the same way. */
export const sendEmailJob =
  ({ vault, email, log }: Pick<Services, 'vault' | 'email' | 'log'>) =>
  async ({ sealed }: { sealed: string }): Promise<void> => {
    const { to, subject, text } = emailSchema.parse(openMessage('send-email', sealed, vault));
    if (to !== undefined) noteRefusal('email', await email.send({ to, subject, text }), log);
  };

function noteRefusal(channel: 'sms' | 'email', sent: SentMessage, log: Logger): void {
  if (!sent.ok) log.warn({ event: 'message.refused', channel, code: sent.problem.code });
}
