import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { money } from '../wire/money.ts';

/** Thresholds from which payments, accounts and devices are examined. */
export const amlThresholds = lazy(() =>
  z.object({
    cash: money(),
    splitPayments: z.int(),
    splitDays: z.int(),
    split: money(),
    payoffPercent: z.int(),
    sharedClients: z.int(),
  }),
);
