import type { AppLoadContext } from '@remix-run/node';
import { type Logger, pino } from 'pino';
import './load-context.ts';

/** Request in which an error occurred. */
export interface FailedRequest {
  readonly request: Pick<Request, 'method'>;
  readonly context: Pick<AppLoadContext, 'requestId' | 'route' | 'errors'>;
}

const log = pino();

/**
 * Reports to the operators that something is broken: by one line of the log, which alone has the error's sentence, and
 * by a report to the service that alerts the person on call, tagged critical. Both name the page by its pattern in
 * place of its address, and hold nothing of what was sent.
 */
export function reportError(error: unknown, { request: { method }, context }: FailedRequest, to: Logger = log): void {
  const { requestId, route, errors } = context;
  const report = errors.report(error, { kind: 'page', name: `${method} ${route}`, requestId, isCritical: true });
  to.fatal({ tag: 'critical', requestId, method, route, ...(report && { report }), err: error });
}
