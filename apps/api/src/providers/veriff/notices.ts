import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { isSameSecret } from '../inbox/is-same-secret.ts';
import type { Notice } from '../inbox/notice.ts';
import type { Delivery, NoticeSource } from '../inbox/notice-source.ts';
import { signatureOf } from './signature.ts';

const word = z.string().check(z.minLength(1), z.maxLength(60));
const decisionSchema = z.object({ verification: z.object({ id: z.uuid(), status: word }) });
const eventSchema = z.object({ id: z.uuid(), action: word });

/** Veriff's notices of decisions and of progress, each signed like every call. */
export const veriffNotices: NoticeSource = {
  provider: 'veriff',
  isGenuine: ({ headers, raw }: Delivery, { providers: { veriff } }) =>
    isSameSecret(textOf(headers['x-auth-client']), veriff.apiKey) &&
    isSameSecret(textOf(headers['x-hmac-signature']).toLowerCase(), signatureOf(raw, veriff.secret)),
  read: (raw) => {
    const body = jsonOf(raw);
    if (typeof body !== 'object' || body === null) return undefined;
    // No notice has an id of its own; one that is sent again has the same text, byte for byte.
    const key = `sha256:${createHash('sha256').update(raw).digest('hex')}`;
    const known = readKnown(body);
    if (!known) return { key, about: { type: 'unknown' }, handOn: undefined };
    return { key, about: known, handOn: asksAbout(known.subject) };
  },
};

function readKnown(body: object): { readonly type: string; readonly subject: string } | undefined {
  const decision = z.safeParse(decisionSchema, body).data?.verification;
  if (decision) return { type: `decision.${decision.status}`, subject: decision.id };
  const event = z.safeParse(eventSchema, body).data;
  return event && { type: `event.${event.action}`, subject: event.id };
}

const asksAbout =
  (sessionId: string): Notice['handOn'] =>
  (tx, jobs) =>
    jobs.enqueue(tx, 'ask-identity-check', { sessionId });

const textOf = (header: string | string[] | undefined): string => (typeof header === 'string' ? header : '');

function jsonOf(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'));
  } catch {
    return undefined;
  }
}
