import {
  allocate,
  applyRate,
  type Centavos,
  ceiling,
  centavosFromPesos,
  chargeWithIva,
  floor,
  formatPesos,
  formatWholePesos,
  halfAwayFromZero,
  halfEven,
  parseRate,
  percentOf,
  type Rounding,
  splitGross,
  towardZero,
} from '@lender/money';

export const ROUNDINGS = { halfAwayFromZero, halfEven, floor, ceiling, towardZero } as const;

export const MONEY_FORM = { amount: '4788.80', rate: '0.05', weights: '1,1,1', rounding: 'halfAwayFromZero' };

/** A call of the package, and its result. */
export interface AskedCall {
  readonly call: string;
  readonly gives: string;
}

/** Returns the package's answers to the typed input. */
export function askMoney({ amount, rate, weights, rounding }: typeof MONEY_FORM): readonly AskedCall[] {
  const read = centavosFromPesos(amount.trim() === '' ? Number.NaN : Number(amount));
  const parsed = parseRate(rate);
  const round: Rounding = Object.entries(ROUNDINGS).find(([name]) => name === rounding)?.[1] ?? halfAwayFromZero;
  const calls = [
    asked(`centavosFromPesos(${Number(amount)})`, () => read),
    asked(`parseRate(${JSON.stringify(rate)})`, () =>
      parsed.ok ? { ok: true, percentOf: percentOf(parsed.value) } : parsed,
    ),
  ];
  if (!read.ok) return calls;
  const asMoney = read.value;
  const rated =
    parsed.ok &&
    asked(`applyRate(${asMoney}, rate('${rate}'), ${rounding})`, () => applyRate(asMoney, parsed.value, round));
  return [...calls, ...askAmount(asMoney, weights), ...(rated ? [rated] : [])];
}

function askAmount(amount: Centavos, weights: string): readonly AskedCall[] {
  const parts = weights.split(',').map((weight) => (weight.trim() === '' ? Number.NaN : Number(weight)));
  return [
    asked(`formatPesos(${amount})`, () => formatPesos(amount)),
    asked(`formatWholePesos(${amount})`, () => formatWholePesos(amount)),
    asked(`chargeWithIva(${amount})`, () => chargeWithIva(amount)),
    asked(`splitGross(${amount})`, () => splitGross(amount)),
    asked(`allocate(${amount}, [${parts.join(', ')}])`, () => allocate(amount, parts)),
  ];
}

/** Returns the result of a call, or that it throws: the docs of these calls say that a program may not ask for that. */
function asked(call: string, ask: () => unknown): AskedCall {
  return { call: begun(call), gives: begun(given(ask)) };
}

function given(ask: () => unknown): string {
  try {
    return JSON.stringify(ask())
      .replaceAll(/"(\w+)":/g, ' $1: ')
      .replaceAll(/(?<=\w)}/g, ' }');
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return `RangeError: ${error.message}`;
  }
}

const LONGEST_SHOWN = 300;
/** Shortens a text, since a whole file may be typed: its beginning shows which call it is. */
const begun = (text: string) => (text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text);
