import { type Context, type Span, SpanKind, type Tracer } from '@opentelemetry/api';
import type pg from 'pg';

interface Watching {
  readonly tracer: Tracer;
  /**
   * Returns the context in which statements are traced; a statement outside of it is not traced, since the queue is
   * polled all day.
   */
  readonly contextNow: () => Context | undefined;
  readonly failed: (span: Span, error: unknown) => void;
}

/** Callback to which the driver reports a statement that returns no promise. */
type Said = (error: unknown, ...answer: unknown[]) => unknown;

/**
 * Traces the statements of every connection of a pool: their text with `$1` in it, never the value that replaces it.
 */
export function watchPool(pool: pg.Pool, { tracer, contextNow, failed }: Watching): void {
  const ended = (span: Span, error?: unknown) => {
    if (error) failed(span, error);
    span.end();
  };
  pool.on('connect', (client) => {
    const query: unknown = Reflect.get(client, 'query');
    if (typeof query !== 'function') return;
    Reflect.set(client, 'query', (...asked: unknown[]): unknown => {
      const context = contextNow();
      if (!context) return Reflect.apply(query, client, asked);
      const text = textOf(asked[0]);
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
      const span = tracer.startSpan(operationOf(text), { kind: SpanKind.CLIENT, attributes }, context);
      const received = asked.at(-1);
      if (isSaid(received)) asked[asked.length - 1] = reporting(received, (error) => ended(span, error));
      const answer: unknown = Reflect.apply(query, client, asked);
      if (answer instanceof Promise)
        answer.then(
          () => ended(span),
          (error) => ended(span, error),
        );
      return answer;
    });
  });
}

const isSaid = (value: unknown): value is Said => typeof value === 'function';

const reporting =
  (received: Said, report: (error: unknown) => void): Said =>
  (error, ...answer) => {
    report(error);
    return received(error, ...answer);
  };

function textOf(asked: unknown): string {
  if (typeof asked === 'string') return asked;
  const text: unknown = typeof asked === 'object' && asked !== null ? Reflect.get(asked, 'text') : undefined;
  return typeof text === 'string' ? text : 'unknown';
}

const operationOf = (text: string): string => /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'query';
