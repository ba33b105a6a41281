import type { FastifyInstance } from 'fastify';
import { refuse } from '../kernel/refusal.ts';
import { sendRefusal } from '../kernel/send-refusal.ts';

/**
 * Refuses a request that names no host. Node does so for HTTP/1.1; HTTP/1.0 has no such rule, and code that needs a
 * host would break later. Health probes may come without one.
 */
export function requireHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, next) => {
    if (request.headers.host !== undefined || request.url.startsWith('/health/')) return next();
    sendRefusal(reply, refuse('malformed_request', { field: ['Host'] }));
  });
}
