import { AsyncLocalStorage } from 'node:async_hooks';
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Tracing } from '../kernel/tracing.ts';
import { type TraceSettings, traceProvider } from './trace-provider.ts';
import { carriedContext, traceparentOf } from './traceparent.ts';
import { watchHttp } from './watch-http.ts';
import { watchPool } from './watch-pool.ts';

const KINDS = { client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER };

/** Makes traces and sends them by OTLP over HTTP. Loaded only where there is a place to send them to. */
export function openTelemetry(settings: TraceSettings): Tracing & { watchHttp(app: FastifyInstance): void } {
  const provider = traceProvider(settings);
  const tracer = provider.getTracer('lender');
  const around = new AsyncLocalStorage<Context>();
  const requests = new WeakMap<FastifyRequest, Span>();
  const active = () => trace.getSpan(around.getStore() ?? ROOT_CONTEXT);

  return {
    span: async (name, { kind, facts, carried }, work) => {
      const parent = carriedContext(carried) ?? around.getStore() ?? ROOT_CONTEXT;
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes: facts }, parent);
      try {
        return await around.run(trace.setSpan(parent, span), work);
      } catch (error) {
        failed(span, error);
        throw error;
      } finally {
        span.end();
      }
    },
    carried: () => {
      const span = active();
      return span ? { traceparent: traceparentOf(span.spanContext()) } : {};
    },
    ids: (request): Readonly<Record<string, string>> => {
      const context = (request ? requests.get(request) : active())?.spanContext();
      return context ? { trace_id: context.traceId, span_id: context.spanId } : {};
    },
    watchPool: (pool) => watchPool(pool, { tracer, contextNow: () => around.getStore(), failed }),
    watchHttp: (app) => watchHttp(app, { tracer, around, requests }),
    stop: () => provider.shutdown(),
  };
}

/** The message of an error may quote what a person typed; its type does not. */
const failed = (span: Span, error: unknown): void => {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
};
