import type { PlainDate } from '@lender/calculator';
import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';

const TWO_DATES = /^\d{4}-\d{2}-\d{2},\d{4}-\d{2}-\d{2}$/;

/** Two pay dates, comma-separated on the wire, in order. */
export const payDatesInPath = lazy(() =>
  z.codec(z.string().check(z.regex(TWO_DATES)), z.tuple([z.iso.date(), z.iso.date()]), {
    decode: (text) => text.split(',') as [PlainDate, PlainDate],
    encode: (dates) => dates.join(','),
  }),
);
