import { refusalEnvelope, refusalMessage, refusalStatus } from '@lender/contract';
import type { FastifyReply } from 'fastify';
import type { Refused } from './refusal.ts';

/** Writes a refusal the one way in which all of them travel. */
export function sendRefusal(reply: FastifyReply, { problem }: Refused): FastifyReply {
  const { code, violations, facts, retryAfterSeconds } = problem;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  return reply.code(refusalStatus(code)).send(refusalEnvelope(code, refusalMessage(code), { violations, facts }));
}
