import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { money } from '../wire/money.ts';

/** Figures of a sample; all of them `null` with the code of the refusal where it would not be offered. */
const sampleOffer = lazy(() =>
  z.object({
    total: z.nullable(money()),
    /** CAT without IVA, in percent. */
    apr: z.nullable(z.number()),
    refusal: z.nullable(z.string()),
  }),
);

/** Made-up loans, each priced by the version that is sold and by the draft. */
export const sampleOffers = lazy(() =>
  z.array(
    z.object({
      isFirstLoan: z.boolean(),
      amount: money(),
      /** Days from the payout to the pay date. */
      days: z.int(),
      live: sampleOffer(),
      draft: sampleOffer(),
    }),
  ),
);
