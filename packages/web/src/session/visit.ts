import type { AppLoadContext } from '@remix-run/node';
import '../site/load-context.ts';

/** Arguments of every loader and action. */
export interface Visit {
  readonly request: Request;
  readonly context: AppLoadContext;
}
