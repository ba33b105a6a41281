import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isSameSecret } from '../basic-auth.ts';
import { signatureOf } from './signature.ts';
import type { VeriffServices } from './veriff-services.ts';
import type { VeriffSession } from './veriff-session.ts';
import { attemptsToWire, sessionToWire } from './veriff-wire.ts';

const name = z.string().max(100).nullish().default(null);
const newSessionSchema = z.object({
  verification: z.object({
    callback: z.url().nullish().default(null),
    vendorData: z.string().max(1000).nullish().default(null),
    person: z.object({ firstName: name, lastName: name }).nullish(),
  }),
});
const idParams = z.object({ id: z.string() });

/** Registers Veriff's sessions and their decisions, under `/veriff/v1`. */
export function registerVeriffApi(app: FastifyInstance, services: VeriffServices): void {
  const { veriffSessions, providerKey } = services;
  app.register(
    async (api) => {
      // The signature covers the body to the last byte.
      api.removeContentTypeParser('application/json');
      api.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) => done(null, body));

      api.post('/sessions', async (request, reply) => {
        const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const apiKey = callerOf(request, raw, providerKey);
        if (apiKey === undefined) return refuse(reply, 401, 'Signature does not match');
        const parsed = newSessionSchema.safeParse(jsonOf(raw));
        if (!parsed.success) return refuse(reply, 400, 'Validation failed');
        const session = newSession(parsed.data, { apiKey, now: services.wall() });
        veriffSessions.add(session);
        return reply.code(201).send(sessionToWire(session, `${request.protocol}://${request.host}`));
      });

      const found = (request: FastifyRequest): VeriffSession | 401 | 404 => {
        const { id } = idParams.parse(request.params);
        const apiKey = callerOf(request, id, providerKey);
        if (apiKey === undefined) return 401;
        const session = veriffSessions.find(id);
        return session?.apiKey === apiKey ? session : 404;
      };
      api.get('/sessions/:id/decision', async (request, reply) => {
        const session = found(request);
        if (typeof session === 'number') return refuse(reply, session, 'Not found');
        return { status: 'success', verification: session.decision === null ? null : jsonOf(session.decision) };
      });
      api.get('/sessions/:id/attempts', async (request, reply) => {
        const session = found(request);
        if (typeof session === 'number') return refuse(reply, session, 'Not found');
        return attemptsToWire(veriffSessions.listAttempts(session.id));
      });
    },
    { prefix: '/veriff/v1' },
  );
}

/** Returns the caller, when the call is signed with the shared secret. */
function callerOf({ headers }: FastifyRequest, signed: string | Buffer, secret: string): string | undefined {
  const { 'x-auth-client': apiKey, 'x-hmac-signature': signature } = headers;
  if (typeof apiKey !== 'string' || apiKey === '' || typeof signature !== 'string') return undefined;
  return isSameSecret(signature.toLowerCase(), signatureOf(signed, secret)) ? apiKey : undefined;
}

function newSession(
  { verification: { callback, vendorData, person } }: z.output<typeof newSessionSchema>,
  { apiKey, now }: { readonly apiKey: string; readonly now: Date },
): VeriffSession {
  return {
    id: randomUUID(),
    token: randomBytes(24).toString('base64url'),
    apiKey,
    vendorData,
    callback,
    firstName: person?.firstName ?? null,
    lastName: person?.lastName ?? null,
    status: 'created',
    attemptId: randomUUID(),
    createdAt: now.toISOString(),
    decision: null,
    verdict: null,
    decidesAtMs: null,
  };
}

const refuse = (reply: FastifyReply, status: number, message: string): FastifyReply =>
  reply.code(status).send({ status: 'fail', message });

function jsonOf(raw: Buffer | string): unknown {
  try {
    return JSON.parse(raw.toString());
  } catch {
    return undefined;
  }
}
