import type { AppLoadContext } from '@remix-run/node';
import '../site/load-context.ts';

/** What every loader and action is given. */
export interface Visit {
  readonly request: Request;
  readonly context: AppLoadContext;
}
