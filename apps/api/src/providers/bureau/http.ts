import { createPrivateKey, createPublicKey } from 'node:crypto';
import ky, { type KyResponse } from 'ky';
import * as z from 'zod/mini';
import type { Line } from '../line/line.ts';
import { ProviderTrouble } from '../line/trouble.ts';
import { personaOf } from './persona.ts';
import type { BureauAnswer, BureauPerson, CreditBureau } from './port.ts';
import { readReport } from './read-report.ts';
import { isSignedBy, signatureOf } from './signature.ts';

const TIMEOUT_MS = 5_000;
const NOT_FOUND = 404;

/** An address that does not exist answers 404 too, so the code counts. */
const noOneSchema = z.object({ errores: z.array(z.object({ codigo: z.literal('404.1') })).check(z.minLength(1)) });

export interface BureauSettings {
  /** Address of the bureau's product, with its version. */
  readonly url: string;
  readonly username: string;
  readonly password: string;
  readonly apiKey: string;
  /** Our key, in PEM: every request is signed with it. */
  readonly privateKey: string;
  /** The bureau's certificate, in PEM: answers are signed with its private key. */
  readonly certificate: string;
}

/**
 * Queries Círculo de Crédito's consolidated report with its FICO score, whole and in one call. Each query is charged
 * and seen by others, so none is made twice.
 *
 * @see https://github.com/APIHub-CdC/rcc-ficoscore-client-java
 */
export function createCreditBureau(settings: BureauSettings, line: Line): CreditBureau {
  const { url, username, password, apiKey } = settings;
  const ours = createPrivateKey(settings.privateKey);
  const theirs = createPublicKey(settings.certificate);
  const ask = async (person: BureauPerson): Promise<BureauAnswer> => {
    const body = JSON.stringify(personaOf(person));
    const headers = {
      'content-type': 'application/json',
      'x-api-key': apiKey,
      username,
      password,
      'x-full-report': 'true',
      'x-signature': signatureOf(body, ours),
    };
    const throwHttpErrors = (status: number) => status !== NOT_FOUND;
    const response = await ky.post(url, { body, headers, timeout: TIMEOUT_MS, retry: 0, throwHttpErrors });
    const text = await signedText(response);
    return response.status === NOT_FOUND ? readNoOne(text) : readReport(text);
  };
  const signedText = async (response: KyResponse): Promise<string> => {
    const body = await response.text();
    if (!isSignedBy(theirs, { body, signature: response.headers.get('x-signature') }))
      throw new ProviderTrouble('unreadable', 'the bureau did not sign its answer');
    return body;
  };
  return { query: (person) => line.ask('once', () => ask(person)) };
}

function readNoOne(body: string): BureauAnswer {
  noOneSchema.parse(JSON.parse(body));
  return { isKnown: false };
}
