import ky from 'ky';
import * as z from 'zod/mini';
import type { Line } from '../line/line.ts';
import { ProviderTrouble } from '../line/trouble.ts';
import type { Captcha, CaptchaVerdict } from './port.ts';

const TIMEOUT_MS = 5_000;

const answerSchema = z.discriminatedUnion('success', [
  z.object({
    success: z.literal(true),
    score: z.number().check(z.minimum(0), z.maximum(1)),
    action: z.string(),
    hostname: z.string(),
  }),
  z.object({ success: z.literal(false), 'error-codes': z._default(z.array(z.string()), []) }),
]);

export interface RecaptchaSettings {
  /** Address up to, not including, `/siteverify`. */
  readonly url: string;
  readonly secret: string;
  /** Host of our pages; tokens of other sites are refused. When undefined, any host is accepted. */
  readonly hostname: string | undefined;
}

/**
 * Checks tokens with Google's reCAPTCHA v3, `POST /siteverify`. A token is valid for two minutes and one check: none is
 * sent twice.
 */
export function createCaptcha({ url, secret, hostname }: RecaptchaSettings, line: Line): Captcha {
  const ask = async (action: string, body: URLSearchParams): Promise<CaptchaVerdict> => {
    const request = ky.post(`${url}/siteverify`, { body, timeout: TIMEOUT_MS, retry: 0 });
    const answer = answerSchema.parse(await request.json());
    if (!answer.success) return refused(answer['error-codes']);
    if (answer.action !== action) return { isVerified: false, cause: 'other-action' };
    if (hostname !== undefined && answer.hostname !== hostname) return { isVerified: false, cause: 'other-hostname' };
    return { isVerified: true, score: answer.score };
  };
  return {
    verify: ({ token, action, ip }) =>
      line.ask('once', () =>
        ask(action, new URLSearchParams({ secret, response: token, ...(ip && { remoteip: ip }) })),
      ),
  };
}

/** A refused secret is our fault; a refused token says something about its visitor. */
function refused(codes: readonly string[]): CaptchaVerdict {
  if (codes.some((code) => code.endsWith('-input-secret')))
    throw new ProviderTrouble('turned_away', `reCAPTCHA does not take our secret: ${codes.join()}`);
  return { isVerified: false, cause: codes[0] ?? 'unknown' };
}
