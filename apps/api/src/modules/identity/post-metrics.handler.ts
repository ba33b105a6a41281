import { postMetrics } from '@lender/contract';
import { ok } from '@lender/money';
import { implement } from '../../implement.ts';
import { isClientWithinLimit } from '../../kernel/rate-limit.ts';
import { refuse } from '../../kernel/refusal.ts';
import { loggableMetrics } from './metrics.policy.ts';

const HOUR = 3_600;
const CALLS_AN_HOUR = 240;

export const postMetricsHandler = implement(postMetrics, async ({ body }, { caller, services, log }) => {
  const limit = { name: 'metrics', clientId: caller.clientId, limit: CALLS_AN_HOUR, windowSeconds: HOUR };
  if (!(await isClientWithinLimit(limit, services))) return refuse('rate_limited', { retryAfterSeconds: HOUR });
  const metrics = loggableMetrics(body.metrics);
  log.info({ event: 'page.metrics', metrics });
  return ok({ accepted: metrics.length });
});
