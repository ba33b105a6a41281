import { type CalculatorTab, PAY_CYCLES } from '@lender/calculator';
import { centavosFromPesos, pesosFromCentavos } from '@lender/money';
import { createCookie } from '@remix-run/node';
import * as z from 'zod/mini';
import type { CalculatorChoice } from './calculator-state.ts';

const daySeconds = 86_400;

/** Stores what was chosen for a day, so that registering and applying go on with it. */
const cookie = createCookie('calculator', {
  path: '/',
  maxAge: daySeconds,
  httpOnly: true,
  secure: true,
  sameSite: 'lax',
});

const storedChoice = z.object({
  tab: z.literal([0, 1]),
  /** Pesos. */
  amount: z.number().check(z.positive()),
  payCycle: z.enum(PAY_CYCLES),
  payDates: z.string().check(z.maxLength(40)),
});

/** The `Set-Cookie` header that stores a choice. */
export const writeChoice = ({ amountCentavos, ...choice }: CalculatorChoice): Promise<string> =>
  cookie.serialize({
    tab: choice.tab,
    amount: pesosFromCentavos(amountCentavos),
    payCycle: choice.payCycle,
    payDates: choice.payDates,
  });

/** The choice that a visitor's browser carries; `undefined` for none and for one that cannot be read. */
export async function readChoice(request: Request): Promise<CalculatorChoice | undefined> {
  const read = storedChoice.safeParse(await cookie.parse(request.headers.get('cookie')));
  if (!read.success) return undefined;
  const { tab, amount, payCycle, payDates } = read.data;
  const exact = centavosFromPesos(amount);
  return exact.ok ? { tab: tab as CalculatorTab, amountCentavos: exact.value, payCycle, payDates } : undefined;
}
