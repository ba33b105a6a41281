import ky, { HTTPError } from 'ky';
import * as z from 'zod/mini';
import type { Line } from '../line/line.ts';
import type { IdentityState, NewIdentitySession, Veriff } from './port.ts';
import { decisionAnswerSchema, readDecision } from './read-decision.ts';
import { signatureOf } from './signature.ts';

const TIMEOUT_MS = 5_000;
const NOT_FOUND = 404;

const createdSchema = z.object({ verification: z.object({ id: z.uuid(), url: z.url() }) });
const attemptsSchema = z.object({ verifications: z.array(z.object({ status: z.string() })) });

export interface VeriffSettings {
  readonly url: string;
  /** Key that identifies our integration: `X-AUTH-CLIENT`. */
  readonly apiKey: string;
  /** Secret that signs the calls that we make and the notices that we receive. */
  readonly secret: string;
  /** Address to which people come back from the provider's page. */
  readonly callback: string;
}

/** Connects Veriff's sessions and decisions, by its public API v1. */
export function createVeriff({ url, apiKey, secret, callback }: VeriffSettings, line: Line): Veriff {
  const optionsFor = (signed: string) => ({
    headers: { 'x-auth-client': apiKey, 'x-hmac-signature': signatureOf(signed, secret) },
    timeout: TIMEOUT_MS,
    retry: 0,
  });
  const open = async ({ reference, firstName, lastName }: NewIdentitySession) => {
    const person = { firstName, lastName };
    const body = JSON.stringify({ verification: { callback, person, vendorData: reference } });
    const { headers, ...options } = optionsFor(body);
    const json = { ...headers, 'content-type': 'application/json' };
    const answer = await ky.post(`${url}/v1/sessions`, { ...options, body, headers: json }).json();
    return createdSchema.parse(answer).verification;
  };
  const get = (id: string, what: 'decision' | 'attempts') =>
    ky.get(`${url}/v1/sessions/${encodeURIComponent(id)}/${what}`, optionsFor(id)).json();
  const decisionOf = async (id: string) => decisionAnswerSchema.parse(await get(id, 'decision')).verification;
  const attemptsOf = async (id: string) => attemptsSchema.parse(await get(id, 'attempts')).verifications;
  return {
    // A second session does no harm, yet it would never be used.
    createSession: (session) => line.ask('once', () => open(session)),
    readSession: async (id) => {
      const decision = await knownOnly(line.ask('may_repeat', () => decisionOf(id)));
      if (decision) return readDecision(decision);
      const attempts = await knownOnly(line.ask('may_repeat', () => attemptsOf(id)));
      return attempts && underWay(attempts);
    },
  };
}

/** Returns undefined instead of an error when the provider has no such session. */
async function knownOnly<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof HTTPError && error.response.status === NOT_FOUND) return undefined;
    throw error;
  }
}

/**
 * Returns the progress of an undecided session: one attempt that was sent, however many there are, is what we wait for.
 */
function underWay(attempts: readonly { readonly status: string }[]): IdentityState {
  const has = (word: string) => attempts.some(({ status }) => status === word);
  const status = has('submitted') ? 'submitted' : has('started') ? 'started' : 'created';
  return { isDecided: false, status };
}
