import { postMetrics } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../implement.ts';
import { loggableMetrics } from './metrics.policy.ts';

export const postMetricsHandler = implement(
  postMetrics,
  async ({ body }, { log }) => {
    const metrics = loggableMetrics(body.metrics);
    log.info({ event: 'page.metrics', metrics });
    return ok({ accepted: metrics.length });
  },
  { limits: ['metrics'] },
);
