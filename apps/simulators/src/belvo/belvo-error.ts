import { randomUUID } from 'node:crypto';
import type { FastifyReply } from 'fastify';

const ERRORS = {
  authentication_failed: { status: 401, message: 'Invalid Secret Keys' },
  not_found: { status: 404, message: 'Not found' },
  invalid: { status: 400, message: 'This field is not valid.' },
} as const;

/** Sends a refusal as Belvo does: a list of problems. */
export function sendBelvoError(reply: FastifyReply, code: keyof typeof ERRORS): FastifyReply {
  const { status, message } = ERRORS[code];
  return reply.code(status).send([{ request_id: randomUUID().replaceAll('-', ''), message, code }]);
}
