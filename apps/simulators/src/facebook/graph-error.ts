import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** https://developers.facebook.com/docs/graph-api/guides/error-handling */
const ERRORS = {
  missing: { code: 101, message: 'Missing client_id parameter.' },
  secret: { code: 1, message: 'Error validating client secret.' },
  code_invalid: { code: 100, message: 'Invalid verification code format.' },
  code_used: { code: 100, error_subcode: 36009, message: 'This authorization code has been used.' },
  code_old: { code: 100, error_subcode: 36007, message: 'This authorization code has expired.' },
  redirect: {
    code: 100,
    error_subcode: 36008,
    message:
      'Error validating verification code. Please make sure your redirect_uri is identical to the one you used in the OAuth dialog request',
  },
  verifier: { code: 100, message: 'Invalid code_verifier parameter' },
  token: { code: 190, message: 'Invalid OAuth access token - Cannot parse access token' },
  proof: { code: 100, message: 'Invalid appsecret_proof provided in the API argument' },
} as const;

export type GraphProblem = keyof typeof ERRORS;

/** Sends a refusal as the Graph API does. */
export function sendGraphError(reply: FastifyReply, problem: GraphProblem): FastifyReply {
  const { message, ...codes } = ERRORS[problem];
  const fbtrace_id = randomBytes(8).toString('base64url');
  return reply
    .code(problem === 'token' ? 401 : 400)
    .send({ error: { message, type: 'OAuthException', ...codes, fbtrace_id } });
}
