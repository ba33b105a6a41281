import { type Centavos, centavosFromPesos, pesosFromCentavos } from '@lender/money';
import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';

type PesosWithCurrency = {
  readonly amount: number;
  readonly currency: 'MXN';
};

const centavos = lazy(() => z.custom<Centavos>(Number.isSafeInteger, 'not whole centavos'));
const currency = lazy(() => z.literal('MXN'));

/** An amount: `{ amount, currency }` in pesos on the wire, integer centavos in the programs. */
export const money = lazy(() =>
  moneyCodec(
    z.object({
      /** Pesos, at most two decimals. */
      amount: z.number(),
      currency: currency(),
    }),
  ),
);

/** Amount above zero, for what a person asks for or earns. */
export const positiveMoney = lazy(() =>
  moneyCodec(
    z.strictObject({
      /** Pesos, at most two decimals. */
      amount: z.number().check(z.positive()),
      currency: currency(),
    }),
  ),
);

/** Amount of zero or more, for what a person may not have at all. */
export const nonNegativeMoney = lazy(() =>
  moneyCodec(
    z.strictObject({
      /** Pesos, at most two decimals. */
      amount: z.number().check(z.nonnegative()),
      currency: currency(),
    }),
  ),
);

/** Monthly income: whole pesos, 1 to 999999. */
export const income = lazy(() => wholePesos(1));

/** Monthly expense: whole pesos, 0 to 999999. */
export const expense = lazy(() => wholePesos(0));

const wholePesos = (least: number) =>
  moneyCodec(
    z.strictObject({
      /** Pesos, at most two decimals. */
      amount: z.int().check(z.minimum(least), z.maximum(999_999)),
      currency: currency(),
    }),
  );

/** A bare number of pesos in JSON, at most two decimals. */
export const pesos = lazy(() =>
  z.codec(z.number(), centavos(), {
    decode: (amount, context) => readPesos(amount, context),
    encode: pesosFromCentavos,
  }),
);

const PLAIN_PESOS = /^(?:0|[1-9]\d{0,9})(?:\.\d{1,2})?$/;

/** Pesos written in a path: digits, at most two decimals, no sign, no exponent. */
export const pesosInPath = lazy(() =>
  z.codec(z.string().check(z.regex(PLAIN_PESOS)), centavos(), {
    decode: (text, context) => readPesos(Number(text), context),
    encode: (value) => String(pesosFromCentavos(value)),
  }),
);

const moneyCodec = (travels: z.ZodMiniType<PesosWithCurrency, PesosWithCurrency>) =>
  z.codec(travels, centavos(), {
    decode: ({ amount }, context) => readPesos(amount, context, ['amount']),
    encode: (value) => ({ amount: pesosFromCentavos(value), currency: 'MXN' as const }),
  });

function readPesos(amount: number, { issues }: z.core.ParsePayload, path: PropertyKey[] = []): Centavos {
  const read = centavosFromPesos(amount);
  if (read.ok) return read.value;
  issues.push({ code: 'custom', input: amount, path, message: read.problem.code });
  return z.NEVER;
}
