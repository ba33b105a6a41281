import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isSameSecret } from '../basic-auth.ts';
import { sendBelvoError } from './belvo-error.ts';
import type { BelvoServices } from './belvo-services.ts';

/** Lifetime of a token: ten minutes. */
export const TOKEN_LIFE_MS = 600_000;

const requestSchema = z.object({
  id: z.string().min(1),
  password: z.string(),
  scopes: z.literal('read_institutions,write_links'),
  widget: z.object({ callback_urls: z.object({ success: z.string(), exit: z.string(), event: z.string() }) }),
});

/** Serves the token with which a widget opens. */
export function registerTokenApi(api: FastifyInstance, { bankTokens, providerKey, wall }: BelvoServices): void {
  api.post('/belvo/api/token/', async (request, reply) => {
    const asked = requestSchema.safeParse(request.body);
    if (!asked.success) return sendBelvoError(reply, 'invalid');
    const { password, widget } = asked.data;
    if (!isSameSecret(password, providerKey)) return sendBelvoError(reply, 'authentication_failed');
    const access = randomBytes(24).toString('base64url');
    const { success: successUrl, exit: exitUrl, event: eventUrl } = widget.callback_urls;
    const expiresAtMs = wall().getTime() + TOKEN_LIFE_MS;
    bankTokens.add({ access, successUrl, exitUrl, eventUrl, expiresAtMs });
    return { access, refresh: randomBytes(24).toString('base64url') };
  });
}
