import type { SentMessage } from '../sent-message.ts';

/** Sends text messages. */
export interface Sms {
  /** @throws when the provider did not take the message for now; the job that asked tries again. */
  send(message: { readonly phone: string; readonly text: string }): Promise<SentMessage>;
}
