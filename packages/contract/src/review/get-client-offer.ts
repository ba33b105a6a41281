import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { offer } from '../pricing/offer.ts';
import { payDatesInPath } from '../pricing/pay-dates-in-path.ts';
import { idParams } from '../wire/id.ts';
import { pesosInPath } from '../wire/money.ts';
import { payCycle } from '../wire/pay-cycle.ts';

const REQUESTED = ['amount', 'payCycle', 'payDates'] as const;

/** A price needs all three values; missing ones are named. */
const allOrNone = z.check<Partial<Record<(typeof REQUESTED)[number], unknown>>>(({ value, issues }) => {
  const missing = REQUESTED.filter((name) => value[name] === undefined);
  if (missing.length === REQUESTED.length) return;
  for (const name of missing) issues.push({ code: 'custom', input: value, path: [name], message: 'missing' });
});

/**
 * Returns the offer of a client: of the application as it is or, with amount and pay dates, of what staff have in mind.
 */
export const getClientOffer = defineEndpoint({
  name: 'getClientOffer',
  method: 'GET',
  path: '/web/private/back-office/client/{id}/arithmetic/offer',
  access: 'staff',
  permission: 'offer.read',
  summary: 'Calculate the offer of a client',
  params: idParams,
  query: lazy(() =>
    z
      .object({
        amount: z.optional(pesosInPath()),
        payCycle: z.optional(payCycle()),
        payDates: z.optional(payDatesInPath()),
      })
      .check(allOrNone),
  ),
  reply: offer,
  refusals: ['not_found', 'no_offer', 'amount_out_of_limits', 'cost_above_cap', 'pay_dates_invalid'],
});
