import ky from 'ky';
import type { Sms } from './port.ts';

const ACCOUNT = 'AC00000000000000000000000000000000';
const TIMEOUT_MS = 5_000;

/** Twilio's Messages API. `phone` is ten digits; the country is Mexico. */
export function createSms({ url, key, from = 'Quincena' }: { url: string; key: string; from?: string }): Sms {
  const authorization = `Basic ${Buffer.from(`${ACCOUNT}:${key}`).toString('base64')}`;
  return {
    send: async ({ phone, text }) => {
      const body = new URLSearchParams({ To: `+52${phone}`, From: from, Body: text });
      const address = `${url}/2010-04-01/Accounts/${ACCOUNT}/Messages.json`;
      const { sid } = await ky
        .post(address, { body, headers: { authorization }, timeout: TIMEOUT_MS, retry: 0 })
        .json<{ sid: unknown }>();
      if (typeof sid !== 'string') throw new Error('the SMS provider answered without a message id');
      return { providerId: sid };
    },
  };
}
