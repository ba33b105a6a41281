import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { pesosInPath } from '../wire/money.ts';
import { payCycle } from '../wire/pay-cycle.ts';
import { promoCode } from '../wire/promo-code.ts';
import { offer } from './offer.ts';
import { payDatesInPath } from './pay-dates-in-path.ts';

/** Returns the price of a loan for a visitor; the sequence type is the calculator's tab. */
export const getPublicOffer = defineEndpoint({
  name: 'getPublicOffer',
  method: 'GET',
  path: '/web/public/arithmetic/offer/stl/{sequence_type}/{amount}/{payCycle}/{payDates}',
  access: 'public',
  summary: 'Calculate the price of a loan for a visitor',
  params: lazy(() =>
    z.object({
      sequence_type: z.enum(['first', 'repeated']),
      amount: pesosInPath(),
      payCycle: payCycle(),
      payDates: payDatesInPath(),
    }),
  ),
  query: lazy(() => z.object({ promoName: z.optional(promoCode()) })),
  reply: offer,
  refusals: ['amount_out_of_limits', 'cost_above_cap', 'pay_dates_invalid'],
});
