import type { FastifyReply } from 'fastify';

/** A failure that is not a refusal: its envelope is that of refusals, its code is in none of the contract's lists. */
export interface Failure {
  readonly status: 500 | 503;
  readonly code: string;
  readonly message: string;
}

export const INTERNAL: Failure = { status: 500, code: 'internal', message: 'Internal server error' };
export const UNAVAILABLE: Failure = { status: 503, code: 'unavailable', message: 'Service unavailable' };

export const failureEnvelope = ({ code, message }: Failure, requestId: string) => ({
  success: false,
  message,
  error: { code, details: { message, requestId } },
  violations: [],
});

export const sendFailure = (reply: FastifyReply, failure: Failure): FastifyReply =>
  reply.code(failure.status).send(failureEnvelope(failure, reply.request.id));
