import type { FastifyInstance } from 'fastify';
import { refuse } from '../kernel/refusal.ts';
import { sendRefusal } from '../kernel/send-refusal.ts';

/**
 * A request names its host. Node asks that of HTTP/1.1 by itself; HTTP/1.0 has no such rule, and what stands on a host
 * that nobody named would break later. Probes of health may come without.
 */
export function requireHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, next) => {
    if (request.headers.host !== undefined || request.url.startsWith('/health/')) return next();
    sendRefusal(reply, refuse('malformed_request', { field: ['Host'] }));
  });
}
