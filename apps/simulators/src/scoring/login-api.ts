import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isSameSecret } from '../basic-auth.ts';
import { signToken, TOKEN_LIFE_MS } from './access-token.ts';
import { sendProblem } from './problem.ts';
import type { ScoringServices } from './scoring-services.ts';

const loginSchema = z.object({ authKey: z.string() });

/** Serves a token of an hour for the account's key. */
export function registerLoginApi(api: FastifyInstance, { scoringAuthKey, providerKey, wall }: ScoringServices): void {
  api.post('/api/account/v1/credoapplogin', async (request, reply) => {
    const login = loginSchema.safeParse(request.body);
    if (!login.success || !isSameSecret(login.data.authKey, scoringAuthKey))
      return sendProblem(reply, 'auth_key_invalid');
    const issuedMs = wall().getTime();
    const expiresMs = issuedMs + TOKEN_LIFE_MS;
    return {
      access_token: signToken(expiresMs, providerKey),
      token_type: 'bearer',
      issued: new Date(issuedMs).toUTCString(),
      expires: new Date(expiresMs).toUTCString(),
      refresh_token: randomBytes(16).toString('hex'),
    };
  });
}
