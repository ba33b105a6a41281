import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { positiveMoney } from '../wire/money.ts';

const count = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max));

/** From where on payments, accounts and devices are looked at. */
export const amlThresholds = lazy(() =>
  z.strictObject({
    cash: positiveMoney(),
    splitPayments: count(2, 50),
    splitDays: count(1, 31),
    split: positiveMoney(),
    payoffPercent: count(1, 100),
    sharedClients: count(2, 100),
  }),
);
