import { randomUUID } from 'node:crypto';
import type { FastifyReply } from 'fastify';

const ERRORS = {
  authentication_failed: { status: 401, message: 'Invalid Secret Keys' },
  not_found: { status: 404, message: 'Not found' },
  invalid: { status: 400, message: 'This field is not valid.' },
} as const;

/** Answers as Belvo does when it refuses: a list of what is wrong. */
export function sendBelvoError(reply: FastifyReply, code: keyof typeof ERRORS): FastifyReply {
  const { status, message } = ERRORS[code];
  return reply.code(status).send([{ request_id: randomUUID().replaceAll('-', ''), message, code }]);
}
