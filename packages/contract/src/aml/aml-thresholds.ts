import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { money } from '../wire/money.ts';

/** From where on payments, accounts and devices are looked at. */
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
