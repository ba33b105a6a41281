import { postMetrics } from '@lender/contract';
import { implement } from '../../implement.ts';
import { clientWithinPace } from '../../kernel/rate-limit.ts';
import { done, refuse } from '../../kernel/refusal.ts';
import { loggableMetrics } from './metrics.policy.ts';

const HOUR = 3_600;
const CALLS_AN_HOUR = 240;

export const postMetricsHandler = implement(postMetrics, async ({ body }, { caller, services, log }) => {
  const pace = { name: 'metrics', clientId: caller.clientId, limit: CALLS_AN_HOUR, windowSeconds: HOUR };
  if (!(await clientWithinPace(pace, services))) return refuse('rate_limited', { retryAfterSeconds: HOUR });
  const metrics = loggableMetrics(body.metrics);
  log.info({ event: 'page.metrics', metrics });
  return done({ accepted: metrics.length });
});
