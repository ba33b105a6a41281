import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const LIMITED = 429;

/** Counts what is asked of the server, by the pattern of its address: an address itself names people. */
export function httpMetrics(registry: Registry): (app: FastifyInstance) => void {
  const registers = [registry];
  const duration = new Histogram({
    name: 'lender_http_request_duration_seconds',
    help: 'How long answers took, by pattern of the address and kind of status.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  });
  const limited = new Counter({
    name: 'lender_http_limited_total',
    help: 'Calls that a limit refused.',
    labelNames: ['route'],
    registers,
  });
  let inFlight = 0;
  new Gauge({
    name: 'lender_http_requests_in_flight',
    help: 'Requests that are being answered.',
    registers,
    collect() {
      this.set(inFlight);
    },
  });
  return (app) => {
    app.addHook('onRequest', (_, __, next) => {
      inFlight++;
      next();
    });
    app.addHook('onResponse', ({ method, routeOptions }, reply, next) => {
      inFlight--;
      const { url: route = 'unknown' } = routeOptions;
      const { statusCode, elapsedTime } = reply;
      duration.observe({ method, route, status: `${Math.trunc(statusCode / 100)}xx` }, elapsedTime / 1000);
      if (statusCode === LIMITED) limited.inc({ route });
      next();
    });
  };
}
