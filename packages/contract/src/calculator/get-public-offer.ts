import type { PlainDate } from '@lender/calculator';
import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { pesosInPath } from '../wire/money.ts';
import { payCycle } from '../wire/scalars.ts';
import { offer } from './offer.ts';

const TWO_DATES = /^\d{4}-\d{2}-\d{2},\d{4}-\d{2}-\d{2}$/;

/** Two pay dates, comma-separated on the wire, in order. */
export const payDatesInPath = lazy(() =>
  z.codec(z.string().check(z.regex(TWO_DATES)), z.tuple([z.iso.date(), z.iso.date()]), {
    decode: (text) => text.split(',') as [PlainDate, PlainDate],
    encode: (dates) => dates.join(','),
  }),
);

/** The price of a loan for a visitor; the sequence type is the calculator's tab. */
export const getPublicOffer = defineEndpoint({
  name: 'getPublicOffer',
  method: 'GET',
  path: '/web/public/arithmetic/offer/stl/{sequence_type}/{amount}/{payCycle}/{payDates}',
  access: 'public',
  summary: 'The price of a loan for a visitor',
  params: lazy(() =>
    z.object({
      sequence_type: z.enum(['first', 'repeated']),
      amount: pesosInPath(),
      payCycle: payCycle(),
      payDates: payDatesInPath(),
    }),
  ),
  reply: offer,
  refusals: ['amount_out_of_limits', 'pay_dates_invalid'],
});
