import { randomBytes } from 'node:crypto';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { contentPolicy, type PolicyOpening } from './content-policy.ts';

const yearSeconds = 365 * 24 * 60 * 60;

/**
 * Sets the security headers, with a fresh nonce in `response.locals` and `openPolicy`, by which a page allows the one
 * provider that it needs.
 *
 * Referrers are sent within the site: with `no-referrer` browsers send `Origin: null` with our own forms.
 */
export function securityHeaders({ production }: { readonly production: boolean }): RequestHandler[] {
  return [
    (_, response, next) => {
      const nonce = randomBytes(16).toString('base64');
      const openings: PolicyOpening[] = [];
      const openPolicy = (...more: readonly PolicyOpening[]) => {
        openings.push(...more);
        response.setHeader('content-security-policy', contentPolicy({ nonce, production, openings }));
      };
      openPolicy();
      Object.assign(response.locals, { nonce, openPolicy });
      response.setHeader('permissions-policy', 'camera=(self), geolocation=(), microphone=(), payment=()');
      next();
    },
    helmet({
      contentSecurityPolicy: false,
      referrerPolicy: { policy: 'same-origin' },
      strictTransportSecurity: { maxAge: yearSeconds, includeSubDomains: true },
      xFrameOptions: { action: 'deny' },
    }),
  ];
}
