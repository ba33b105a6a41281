import ky from 'ky';
import type { Email } from './port.ts';

const TIMEOUT_MS = 5_000;

/** Postmark's e-mail API. `from` is an address that the provider knows as ours. */
export function createEmail({ url, key, from }: { url: string; key: string; from: string }): Email {
  const headers = { accept: 'application/json', 'x-postmark-server-token': key };
  return {
    send: async ({ to, subject, text }) => {
      const json = { From: from, To: to, Subject: subject, TextBody: text };
      const { MessageID } = await ky
        .post(`${url}/email`, { json, headers, timeout: TIMEOUT_MS, retry: 0 })
        .json<{ MessageID: unknown }>();
      if (typeof MessageID !== 'string') throw new Error('the e-mail provider answered without a message id');
      return { providerId: MessageID };
    },
  };
}
