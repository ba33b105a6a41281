import type { SentMessage } from '../sent-message.ts';

/** Sends e-mail. */
export interface Email {
  /** @throws when the server did not take the message for now; the job that asked tries again. */
  send(message: { readonly to: string; readonly subject: string; readonly text: string }): Promise<SentMessage>;
}
