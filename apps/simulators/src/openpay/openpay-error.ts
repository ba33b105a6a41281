import { randomUUID } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** OpenPay's error codes, with the HTTP status of each. */
const statuses = {
  1000: 500,
  1001: 400,
  1002: 401,
  1003: 422,
  1005: 404,
  1006: 409,
  2002: 409,
  2003: 409,
  2004: 422,
  2005: 400,
  3001: 402,
  3002: 402,
  3003: 402,
  3004: 402,
  3006: 412,
  4001: 412,
} as const;

export type OpenPayCode = keyof typeof statuses;

/** Sends a refusal as OpenPay does. */
export function sendOpenPayError(reply: FastifyReply, code: OpenPayCode, description: string): FastifyReply {
  return reply.code(statuses[code]).send({
    category: code === 1000 ? 'internal' : code < 3000 ? 'request' : 'gateway',
    error_code: code,
    description,
    http_code: statuses[code],
    request_id: randomUUID(),
    fraud_rules: null,
  });
}
