import { type Context, ROOT_CONTEXT, type SpanContext, trace } from '@opentelemetry/api';
import * as z from 'zod/mini';

const carriedShape = z.object({ traceparent: z.string() });
const written = /^00-([0-9a-f]{32})-([0-9a-f]{16})-0([01])$/;

/** Writes a trace in the form of W3C's header `traceparent`. */
export const traceparentOf = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-0${traceFlags & 1}`;

/** Returns the trace that a job carries; undefined when it has none. */
export function carriedContext(data: unknown): Context | undefined {
  const carried = carriedShape.safeParse(data);
  const [, traceId, spanId, flag] = written.exec(carried.success ? carried.data.traceparent : '') ?? [];
  if (!traceId || !spanId) return undefined;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: Number(flag), isRemote: true });
}
