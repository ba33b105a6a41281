import * as z from 'zod/mini';
import type { Services } from '../../services.ts';

const messageSchema = z.object({ phone: z.string(), text: z.string() });

/** Sends one text message. At least once: a code that comes twice is the same code. */
export const sendSmsJob =
  ({ vault, sms }: Pick<Services, 'vault' | 'sms'>) =>
  async ({ sealed }: { sealed: string }): Promise<void> => {
    const message = messageSchema.parse(JSON.parse(vault.openText(Buffer.from(sealed, 'base64'), 'job:send-sms')));
    await sms.send(message);
  };
