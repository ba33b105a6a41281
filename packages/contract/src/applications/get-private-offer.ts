import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { offer } from '../pricing/offer.ts';
import { payDatesInPath } from '../pricing/pay-dates-in-path.ts';
import { pesosInPath } from '../wire/money.ts';
import { payCycle } from '../wire/pay-cycle.ts';

/** Returns the price of a loan for the signed-in client, with the client's own limits. */
export const getPrivateOffer = defineEndpoint({
  name: 'getPrivateOffer',
  method: 'GET',
  path: '/web/private/client/arithmetic/offer/stl/{amount}/{payCycle}/{payDates}',
  access: 'client',
  summary: 'Calculate the price of a loan for the signed-in client',
  params: lazy(() => z.object({ amount: pesosInPath(), payCycle: payCycle(), payDates: payDatesInPath() })),
  reply: offer,
  refusals: ['amount_out_of_limits', 'cost_above_cap', 'pay_dates_invalid'],
});
