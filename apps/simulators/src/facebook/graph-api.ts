import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { isSameSecret } from '../basic-auth.ts';
import { readForms } from '../forms.ts';
import type { Result } from '../result.ts';
import { FACEBOOK_PEOPLE } from './facebook-people.data.ts';
import type { FacebookServices } from './facebook-services.ts';
import { type GraphProblem, sendGraphError } from './graph-error.ts';
import type { FacebookLogin } from './login-store.ts';

/** Lifetime of a token: about 60 days. */
const TOKEN_SECONDS = 5_184_000;

const exchangeSchema = z.object({
  client_id: z.string().min(1),
  client_secret: z.string().default(''),
  redirect_uri: z.string().default(''),
  code: z.string().default(''),
  code_verifier: z.string().default(''),
});
type Exchange = z.output<typeof exchangeSchema>;

const readSchema = z.object({
  access_token: z.string().default(''),
  appsecret_proof: z.string().optional(),
  fields: z.string().default('id,name'),
});

/** Registers the API in which an app asks about a person who came back from the dialog. */
export function registerGraphApi(app: FastifyInstance, services: FacebookServices): void {
  const { facebookLogins, providerKey } = services;
  app.register(async (api) => {
    readForms(api);
    const exchange = (given: unknown, reply: FastifyReply) => {
      const asked = exchangeSchema.safeParse(given).data;
      if (!asked) return sendGraphError(reply, 'missing');
      const found = exchangeable(asked, services);
      if (!found.ok) return sendGraphError(reply, found.problem);
      const access_token = randomBytes(48).toString('base64url');
      if (!facebookLogins.exchange(found.value.code, access_token)) return sendGraphError(reply, 'code_used');
      return { access_token, token_type: 'bearer', expires_in: TOKEN_SECONDS };
    };
    api.get('/facebook/v19.0/oauth/access_token', async ({ query }, reply) => exchange(query, reply));
    api.post('/facebook/v19.0/oauth/access_token', async ({ body }, reply) => exchange(body, reply));

    api.get('/facebook/v19.0/me', async ({ query }, reply) => {
      const { access_token, appsecret_proof, fields } = readSchema.parse(query);
      const login = facebookLogins.findByToken(access_token);
      const person = FACEBOOK_PEOPLE.find((one) => one.person === login?.person);
      if (!person) return sendGraphError(reply, 'token');
      const proof = createHmac('sha256', providerKey).update(access_token).digest('hex');
      if (appsecret_proof !== undefined && !isSameSecret(appsecret_proof, proof)) return sendGraphError(reply, 'proof');
      return { ...(fields.split(',').includes('name') && { name: person.name }), id: person.id };
    });
  });
}

/** Returns the login of a code that its app may exchange now. */
function exchangeable(
  { client_id, client_secret, redirect_uri, code, code_verifier }: Exchange,
  { facebookLogins, providerKey, wall }: FacebookServices,
): Result<FacebookLogin, GraphProblem> {
  const problem = (name: GraphProblem) => ({ ok: false, problem: name }) as const;
  if (!isSameSecret(client_secret, providerKey)) return problem('secret');
  const login = facebookLogins.find(code);
  if (!login || login.appId !== client_id) return problem('code_invalid');
  if (login.redirectUri !== redirect_uri) return problem('redirect');
  if (login.accessToken !== null) return problem('code_used');
  if (login.expiresAtMs <= wall().getTime()) return problem('code_old');
  const challenge = createHash('sha256').update(code_verifier).digest('base64url');
  if (login.codeChallenge !== null && login.codeChallenge !== challenge) return problem('verifier');
  return { ok: true, value: login };
}
