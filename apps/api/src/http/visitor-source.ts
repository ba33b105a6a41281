import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { networkOf } from './network-of.policy.ts';

/**
 * Returns the source of a request, for limits that count by source. Our own sites name their visitor and sign the name;
 * any other caller is known by the address of the connection, whatever headers say.
 */
export function visitorSource(request: Pick<FastifyRequest, 'headers' | 'ip'>, siteKey: string): string {
  return networkOf(signedAddress(request, siteKey) ?? request.ip);
}

function signedAddress({ headers }: Pick<FastifyRequest, 'headers'>, siteKey: string): string | undefined {
  const { 'x-visitor-address': address, 'x-visitor-signature': signature } = headers;
  if (typeof address !== 'string' || typeof signature !== 'string') return undefined;
  const expected = createHmac('sha256', Buffer.from(siteKey, 'base64')).update(address).digest();
  const given = Buffer.from(signature, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected) ? address : undefined;
}
