import { PAY_CYCLES } from '@lender/calculator';
import { centavos } from '@lender/money';
import { createCookie } from '@remix-run/node';
import * as z from 'zod/mini';
import type { ReadyChoice } from './state/calculator-choice.ts';

const daySeconds = 86_400;

/** Stores the choice for a day, so that registering and applying continue with it. */
const cookie = createCookie('calculator', {
  path: '/',
  maxAge: daySeconds,
  httpOnly: true,
  secure: true,
  sameSite: 'lax',
});

const storedChoice = z.object({
  tab: z.literal([0, 1]),
  amountCentavos: z.pipe(z.int().check(z.positive()), z.transform(centavos)),
  payCycle: z.enum(PAY_CYCLES),
  payDates: z.string().check(z.maxLength(40)),
  promoCode: z.optional(z.string().check(z.maxLength(64))),
  termDays: z.optional(z.int()),
});

/** Choice of a visitor, and the term for which it was priced. */
export type StoredChoice = ReadyChoice & { readonly termDays?: number | undefined };

/** Returns the `Set-Cookie` header that stores a choice. */
export const writeChoice = ({ tab, amountCentavos, payCycle, payDates, promoCode, termDays }: StoredChoice) =>
  cookie.serialize({ tab, amountCentavos, payCycle, payDates, promoCode, termDays });

/** Reads the choice that a visitor's browser carries; `undefined` for none and for one that cannot be read. */
export async function readChoice(request: Request): Promise<StoredChoice | undefined> {
  const read = storedChoice.safeParse(await cookie.parse(request.headers.get('cookie')));
  return read.success ? read.data : undefined;
}
