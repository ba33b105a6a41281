import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/**
 * Where a request comes from, for limits that count by visitor. Our own sites name their visitor and sign the name;
 * anybody else is known by the address of the connection, whatever headers say.
 */
export function visitorAddress(request: Pick<FastifyRequest, 'headers' | 'ip'>, siteKey: string): string {
  const { 'x-visitor-address': address, 'x-visitor-signature': signature } = request.headers;
  if (typeof address !== 'string' || typeof signature !== 'string') return request.ip;
  const expected = createHmac('sha256', Buffer.from(siteKey, 'base64')).update(address).digest();
  const given = Buffer.from(signature, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected) ? address : request.ip;
}
