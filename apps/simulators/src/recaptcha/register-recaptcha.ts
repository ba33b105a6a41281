import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isSameSecret } from '../basic-auth.ts';
import { readForms } from '../forms.ts';
import type { VisitorSettings } from '../visitors/visitor-settings.ts';

interface Recaptcha {
  readonly visitors: VisitorSettings;
  readonly providerKey: string;
  readonly wall: () => Date;
}

const requestSchema = z.object({ secret: z.string().default(''), response: z.string().default('') });
const TOKEN = /^sim:(\w{1,100}):([01](?:\.\d{1,2})?)$/;

/** Registers Google's reCAPTCHA v3: the script that gives tokens to pages, and the check of a token. */
export function registerRecaptcha(app: FastifyInstance, { visitors, providerKey, wall }: Recaptcha): void {
  app.get('/recaptcha/api.js', async (_, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(scriptFor(visitors.captchaScore())),
  );
  app.register(async (api) => {
    readForms(api);
    api.post('/recaptcha/api/siteverify', async (request) => {
      const { secret, response } = requestSchema.parse(request.body ?? {});
      if (secret === '') return refusal('missing-input-secret');
      if (!isSameSecret(secret, providerKey)) return refusal('invalid-input-secret');
      if (response === '') return refusal('missing-input-response');
      if (response === 'sim:expired') return refusal('timeout-or-duplicate');
      const [, action, score] = TOKEN.exec(response) ?? [];
      if (action === undefined) return refusal('invalid-input-response');
      return { success: true, challenge_ts: wall().toISOString(), hostname: 'localhost', score: Number(score), action };
    });
  });
}

const refusal = (code: string) => ({ success: false, 'error-codes': [code] });

/** A token carries its own values, so that nothing has to be remembered. */
const scriptFor = (score: string): string => `window.grecaptcha = {
  ready: (then) => then(),
  execute: async (_, { action }) => 'sim:' + action + ':${score}',
};
`;
