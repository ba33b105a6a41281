import { type RefusalCode, refusalEnvelope, refusalMessage, refusalStatus } from '@lender/contract';
import type { FastifyReply } from 'fastify';
import type { Refused } from './refusal.ts';

/** Writes a refusal the one way in which all of them travel. */
export function sendRefusal(reply: FastifyReply, refused: Omit<Refused, 'ok'> & { code: RefusalCode }): FastifyReply {
  if (refused.retryAfterSeconds !== undefined) reply.header('retry-after', String(refused.retryAfterSeconds));
  const { code, violations, facts } = refused;
  return reply.code(refusalStatus(code)).send(refusalEnvelope(code, refusalMessage(code), { violations, facts }));
}
