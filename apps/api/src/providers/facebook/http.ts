import { createHash, createHmac } from 'node:crypto';
import ky from 'ky';
import * as z from 'zod/mini';
import type { Line } from '../line/line.ts';
import { readCodeRefusal } from './graph-refusal.ts';
import type { ExternalIdentity, ExternalLogin } from './port.ts';

const TIMEOUT_MS = 5_000;

const tokenSchema = z.object({ access_token: z.string().check(z.minLength(1)) });
const personSchema = z.object({ id: z.string().check(z.regex(/^\d{1,30}$/)) });

export interface FacebookSettings {
  /** Address of the Graph API with its version, without `/oauth/access_token`. */
  readonly url: string;
  /** Address of the login dialog, for browsers. */
  readonly dialogUrl: string;
  readonly appId: string;
  readonly secret: string;
}

/**
 * Connects Facebook Login without its SDK, by the authorization code flow with PKCE. Only the person's id is read, and
 * the token is then discarded.
 *
 * @see https://developers.facebook.com/docs/facebook-login/guides/advanced/oidc-token
 */
export function createExternalLogin({ url, dialogUrl, appId, secret }: FacebookSettings, line: Line): ExternalLogin {
  const options = { timeout: TIMEOUT_MS, retry: 0 } as const;
  const exchange: ExternalLogin['exchange'] = async ({ code, verifier, backTo }) => {
    const body = new URLSearchParams({
      client_id: appId,
      client_secret: secret,
      redirect_uri: backTo,
      code,
      code_verifier: verifier,
    });
    const answer = await ky.post(`${url}/oauth/access_token`, { ...options, body }).then(
      async (response) => tokenSchema.parse(await response.json()),
      (error: unknown): ExternalIdentity => ({ isConfirmed: false, cause: readCodeRefusal(error) }),
    );
    if (!('access_token' in answer)) return answer;
    return { isConfirmed: true, subject: await readSubject(answer.access_token) };
  };
  const readSubject = async (token: string): Promise<string> => {
    // Proves that the caller who uses the token holds the app's secret.
    const proof = createHmac('sha256', secret).update(token).digest('hex');
    const searchParams = { fields: 'id', access_token: token, appsecret_proof: proof };
    return personSchema.parse(await ky.get(`${url}/me`, { ...options, searchParams }).json()).id;
  };
  return {
    authorizeUrl: ({ state, verifier, backTo }) => {
      const target = new URL(dialogUrl);
      const asked = {
        client_id: appId,
        redirect_uri: backTo,
        state,
        response_type: 'code',
        scope: 'public_profile',
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
      };
      for (const [name, value] of Object.entries(asked)) target.searchParams.set(name, value);
      return target.href;
    },
    // A code is valid for one request.
    exchange: (came) => line.ask('once', () => exchange(came)),
  };
}
