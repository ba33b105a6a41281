import { fail, ok } from '@lender/result';
import ky, { HTTPError } from 'ky';
import * as z from 'zod/mini';
import type { Line } from '../line/line.ts';
import type { SentMessage } from '../sent-message.ts';
import type { Sms } from './port.ts';

const TIMEOUT_MS = 5_000;

export interface TwilioSettings {
  readonly url: string;
  readonly accountSid: string;
  /** Sender of the message: a number, or a name where the country's networks accept one. */
  readonly from: string;
  readonly token: string;
}

const takenSchema = z.object({ sid: z.string() });
const refusalSchema = z.object({ code: z.int() });

/** The number does not exist, takes no text messages, cannot be reached from here, or its owner answered STOP. */
const REFUSED_FOR_GOOD: readonly number[] = [21211, 21610, 21612, 21614];

/**
 * Sends by Twilio's Messages API. `phone` is ten digits; the country is Mexico. No message is repeated here, since
 * Twilio would send it twice.
 */
export function createSms({ url, accountSid, from, token }: TwilioSettings, line: Line): Sms {
  const authorization = `Basic ${Buffer.from(`${accountSid}:${token}`).toString('base64')}`;
  const address = `${url}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
  const post = async (body: URLSearchParams): Promise<SentMessage> => {
    const request = ky.post(address, { body, headers: { authorization }, timeout: TIMEOUT_MS, retry: 0 });
    try {
      return ok({ providerId: takenSchema.parse(await request.json()).sid });
    } catch (error) {
      const code = refusalOf(error);
      if (code === undefined) throw error;
      return fail({ code: String(code) });
    }
  };
  return {
    send: ({ phone, text }) =>
      line.ask('once', () => post(new URLSearchParams({ To: `+52${phone}`, From: from, Body: text }))),
  };
}

function refusalOf(error: unknown): number | undefined {
  if (!(error instanceof HTTPError) || error.response.status >= 500) return undefined;
  const { data } = refusalSchema.safeParse(error.data);
  return data && REFUSED_FOR_GOOD.includes(data.code) ? data.code : undefined;
}
