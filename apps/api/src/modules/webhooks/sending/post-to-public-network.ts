import { lookup } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { WebhookTrouble } from '@lender/contract';
import { isInside } from './is-inside.ts';

const TIMEOUT_MS = 5_000;
const ANSWER_BYTES = 1024;

export interface ResolvedAddress {
  readonly address: string;
  readonly family: number;
}

export interface PublicNetwork {
  /** True when private networks, this machine and plain HTTP are allowed too: for development only. */
  readonly allowsInside: boolean;
  /** @default the machine's resolver */
  readonly resolve?: (hostname: string) => Promise<readonly ResolvedAddress[]>;
  /** @default 5000 */
  readonly timeoutMs?: number;
}

export interface Posted {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Status and beginning of a receiver's answer; or the reason why there was no answer. */
export type Answered =
  | { readonly status: number; readonly answer: string; readonly trouble: null }
  | { readonly status: null; readonly answer: null; readonly trouble: WebhookTrouble };

class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
}

/**
 * Posts to an address that a caller chose. The check is made on the very addresses that are connected to, so a name
 * that leads elsewhere a moment later gains nothing. No redirect is followed; at most a kilobyte of the answer is read;
 * everything together takes five seconds at most.
 */
export async function postToPublicNetwork(posted: Posted, outside: PublicNetwork): Promise<Answered> {
  const url = new URL(posted.url);
  if (!isAllowedUrl(url, outside)) return { status: null, answer: null, trouble: 'address_refused' };
  const signal = AbortSignal.timeout(outside.timeoutMs ?? TIMEOUT_MS);
  try {
    return await post({ url, posted, signal }, outside);
  } catch (error) {
    return { status: null, answer: null, trouble: troubleOf(error, signal) };
  }
}

/** Tells whether an address is allowed, as far as that can be said before its name is resolved. */
export function isAllowedUrl(url: URL, { allowsInside }: Pick<PublicNetwork, 'allowsInside'>): boolean {
  if (url.username !== '' || url.password !== '') return false;
  if (allowsInside) return url.protocol === 'https:' || url.protocol === 'http:';
  // An IP address is not resolved, so it is checked here.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return url.protocol === 'https:' && !(isIP(host) !== 0 && isInside(host));
}

function troubleOf(error: unknown, signal: AbortSignal): WebhookTrouble {
  if (error instanceof AddressRefused) return 'address_refused';
  return signal.aborted ? 'timeout' : 'unreachable';
}

interface Posting {
  readonly url: URL;
  readonly posted: Posted;
  readonly signal: AbortSignal;
}

const post = ({ url, posted: { headers, body }, signal }: Posting, outside: PublicNetwork): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestHttps : requestHttp;
    const sending = request(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      lookup: guardedLookup(outside),
      // A connection of its own each time: a connection that is kept would lead where the name led before.
      agent: false,
      signal,
    });
    sending.on('error', reject);
    sending.on('response', async (response) => {
      const read: Buffer[] = [];
      let size = 0;
      try {
        for await (const chunk of response) {
          read.push(chunk);
          size += chunk.length;
          if (size >= ANSWER_BYTES) break;
        }
        const answer = readable(Buffer.concat(read).subarray(0, ANSWER_BYTES));
        resolve({ status: response.statusCode ?? 0, answer, trouble: null });
      } catch (error) {
        reject(error);
      } finally {
        sending.destroy();
      }
    });
    sending.end(body);
  });

/** Removes characters that no page or column takes. */
const readable = (bytes: Buffer): string => bytes.toString('utf8').replace(/[^\P{Cc}\t\n\r]/gu, '');

const machineResolver = (hostname: string) => lookup(hostname, { all: true });

const guardedLookup =
  ({ allowsInside, resolve = machineResolver }: PublicNetwork): LookupFunction =>
  (hostname, { all }, done) => {
    resolve(hostname).then(
      (addresses) => {
        const [first] = addresses;
        const isRefused = !allowsInside && addresses.some(({ address }) => isInside(address));
        if (!first || isRefused) return done(new AddressRefused(`${hostname} leads inside`), '');
        if (all) return done(null, [...addresses]);
        return done(null, first.address, first.family);
      },
      (error) => done(error, ''),
    );
  };
