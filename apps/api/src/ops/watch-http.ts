import type { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';

interface Watching {
  readonly tracer: Tracer;
  readonly around: AsyncLocalStorage<Context>;
  readonly requests: WeakMap<FastifyRequest, Span>;
}

/** Traces calls, by the pattern of their address. */
export function watchHttp(app: FastifyInstance, { tracer, around, requests }: Watching): void {
  app.addHook('onRequest', (request, _, next) => {
    const { method, routeOptions, id } = request;
    const route = routeOptions.url ?? 'unknown';
    const attributes = { 'http.request.method': method, 'http.route': route, 'lender.request_id': id };
    requests.set(request, tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, ROOT_CONTEXT));
    next();
  });
  // Runs once the body is read: what runs before comes from the socket, and has no context of the request.
  app.addHook('preHandler', (request, _, next) => {
    const span = requests.get(request);
    if (span) around.run(trace.setSpan(ROOT_CONTEXT, span), next);
    else next();
  });
  app.addHook('onResponse', (request, reply, next) => {
    const span = requests.get(request);
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    next();
  });
}
