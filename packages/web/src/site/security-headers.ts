import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';

const nonceOf = (_: IncomingMessage, response: ServerResponse) => `'nonce-${(response as Response).locals.nonce}'`;
const yearSeconds = 365 * 24 * 60 * 60;

/**
 * The headers that keep strangers out, and a fresh nonce in `response.locals`.
 *
 * Referrers stay on the site, not at home: with `no-referrer` browsers send `Origin: null` with our own forms.
 * Development lets Vite put styles into the page and hold its socket open.
 */
export function securityHeaders({ production }: { readonly production: boolean }): RequestHandler[] {
  return [
    (_, response, next) => {
      response.locals.nonce = randomBytes(16).toString('base64');
      response.setHeader('permissions-policy', 'camera=(self), geolocation=(), microphone=(), payment=()');
      next();
    },
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          'default-src': ["'self'"],
          'script-src': ["'self'", "'strict-dynamic'", nonceOf],
          'style-src': production ? ["'self'", nonceOf] : ["'self'", "'unsafe-inline'"],
          'img-src': ["'self'", 'data:', 'blob:'],
          'connect-src': production ? ["'self'"] : ["'self'", 'ws:'],
          'object-src': ["'none'"],
          'base-uri': ["'none'"],
          'frame-ancestors': ["'none'"],
          'form-action': ["'self'"],
        },
      },
      referrerPolicy: { policy: 'same-origin' },
      strictTransportSecurity: { maxAge: yearSeconds, includeSubDomains: true },
      xFrameOptions: { action: 'deny' },
    }),
  ];
}
