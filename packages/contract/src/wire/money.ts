import { type Centavos, centavosFromPesos, pesosFromCentavos } from '@lender/money';
import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';

/** An amount: `{ amount, currency }` in pesos on the wire, integer centavos in the programs. */
export const money = lazy(() =>
  z.codec(z.object({ amount: z.number(), currency: z.literal('MXN') }), z.custom<Centavos>(), {
    decode: ({ amount }, context) => {
      const exact = centavosFromPesos(amount);
      if (exact.ok) return exact.value;
      context.issues.push({ code: 'custom', input: amount, path: ['amount'], message: 'at most two decimals' });
      return z.NEVER;
    },
    encode: (centavos) => ({ amount: pesosFromCentavos(centavos), currency: 'MXN' as const }),
  }),
);

/** A positive amount, for what somebody asks or pays. */
export const positiveMoney = lazy(() => money().check(z.refine((centavos) => centavos > 0, 'above zero')));

/** A bare number of pesos in JSON, at most two decimals. */
export const pesos = lazy(() =>
  z.codec(z.number(), z.custom<Centavos>(), {
    decode: (amount, context) => {
      const exact = centavosFromPesos(amount);
      if (exact.ok) return exact.value;
      context.issues.push({ code: 'custom', input: amount, message: 'at most two decimals' });
      return z.NEVER;
    },
    encode: (centavos) => pesosFromCentavos(centavos),
  }),
);

const PLAIN_PESOS = /^(?:0|[1-9]\d{0,9})(?:\.\d{1,2})?$/;

/** Pesos written in a path: digits, at most two decimals, no sign, no exponent. */
export const pesosInPath = lazy(() =>
  z.codec(z.string().check(z.regex(PLAIN_PESOS)), z.custom<Centavos>(), {
    decode: (text, context) => {
      const exact = centavosFromPesos(Number(text));
      if (exact.ok) return exact.value;
      context.issues.push({ code: 'custom', input: text, message: 'at most two decimals' });
      return z.NEVER;
    },
    encode: (centavos) => String(pesosFromCentavos(centavos)),
  }),
);
