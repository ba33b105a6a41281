import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { dayText } from '../wire/calendar.ts';

const TWO_DATES = /^\d{4}-\d{2}-\d{2},\d{4}-\d{2}-\d{2}$/;

/** Two pay dates, comma-separated on the wire, in order. */
export const payDatesInPath = lazy(() =>
  z.codec(z.string().check(z.regex(TWO_DATES)), z.tuple([dayText(), dayText()]), {
    decode: (text): [string, string] => {
      const [first = '', second = ''] = text.split(',');
      return [first, second];
    },
    encode: (dates) => dates.join(','),
  }),
);
