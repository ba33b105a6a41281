import type { FastifyReply } from 'fastify';

/** The scoring host's own titles, each with its status and its text for people. */
const problems = {
  auth_key_invalid: { status: 400, detail: 'The authentication key is not valid.' },
  unauthorized: { status: 401, detail: 'The access token is missing, unknown or expired.' },
  reference_number_invalid: { status: 400, detail: 'The reference number is not valid.' },
  reference_number_not_unique: { status: 400, detail: 'The reference number was used before.' },
  reference_number_expired: { status: 400, detail: 'The reference number has expired.' },
  dataset_in_complete_state: { status: 400, detail: 'The dataset is complete.' },
  data_invalid: { status: 400, detail: 'The data cannot be read.' },
  subscription_suspended: { status: 403, detail: 'The subscription is suspended.' },
  standalone_flow_not_supported: { status: 403, detail: 'The account does not support this flow.' },
  service_unavailable: { status: 503, detail: 'The service is unavailable.' },
  internal_error: { status: 500, detail: 'Something failed.' },
} as const;

export type ProblemTitle = keyof typeof problems;

/** Sends a refusal as the scoring host does: problem details (RFC 9457, formerly RFC 7807). */
export function sendProblem(reply: FastifyReply, title: ProblemTitle): FastifyReply {
  const { status, detail } = problems[title];
  return reply.code(status).type('application/problem+json').send({ type: 'about:blank', title, status, detail });
}
