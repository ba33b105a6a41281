import { type Context, ROOT_CONTEXT, type SpanContext, trace } from '@opentelemetry/api';
import * as z from 'zod/mini';

const carriedShape = z.object({ traceparent: z.string() });
const written = /^00-([0-9a-f]{32})-([0-9a-f]{16})-0([01])$/;

/** A trace as W3C's header `traceparent` writes it. */
export const traceparentOf = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-0${traceFlags & 1}`;

/** The trace that a job carries; nothing where it carries none. */
export function carriedContext(data: unknown): Context | undefined {
  const carried = carriedShape.safeParse(data);
  const [, traceId, spanId, flag] = written.exec(carried.success ? carried.data.traceparent : '') ?? [];
  if (!traceId || !spanId) return undefined;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: Number(flag), isRemote: true });
}
