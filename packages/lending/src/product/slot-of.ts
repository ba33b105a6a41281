import { type Centavos, centavos } from '@lender/money';
import type { Setting, Slot } from '../settings/setting.ts';
import { percentText, rateText } from './percent-text.ts';
import type { ProductTerms } from './product-terms.ts';

type Bounds = readonly [least: string, most: string];
type Change<Value> = (terms: ProductTerms, value: Value) => ProductTerms;

const bounded = ([least, most]: Bounds): Pick<Setting, 'bounds'> => ({ bounds: { least, most } });

/** Returns pesos as text, with two decimals. */
const pesosText = (amount: Centavos | undefined): string =>
  amount === undefined ? '' : `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;

/** Exact, because both parts are whole. */
function centavosOf(text: string): Centavos {
  const [pesos, cents = '0'] = text.split('.');
  return centavos(Number(pesos) * 100 + Number(cents));
}

export const moneySlot = (
  path: string,
  value: Centavos | undefined,
  bounds: Bounds,
  change: Change<Centavos>,
): Slot<ProductTerms> => ({
  path,
  kind: 'money',
  value: pesosText(value),
  ...bounded(bounds),
  change: (terms, text) => change(terms, centavosOf(text)),
});

/** Returns a slot for an amount; empty text means no amount. */
export const optionalMoneySlot = (
  path: string,
  value: Centavos | undefined,
  bounds: Bounds,
  change: Change<Centavos | undefined>,
): Slot<ProductTerms> => ({
  ...moneySlot(path, value, bounds, change),
  isOptional: true,
  change: (terms, text) => change(terms, text === '' ? undefined : centavosOf(text)),
});

/** Makes a setting optional that may be empty because another setting decides whether it counts. */
export const dependent = (slot: Slot<ProductTerms>): Slot<ProductTerms> => ({
  ...slot,
  isOptional: true,
  change: (terms, text) => slot.change(terms, text === '' ? '0' : text),
});

/** A rate or a share, as percent. */
export const percentSlot = (
  path: string,
  rate: string | undefined,
  bounds: Bounds,
  change: Change<string>,
): Slot<ProductTerms> => ({
  path,
  kind: 'percent',
  value: rate === undefined ? '' : percentText(rate),
  ...bounded(bounds),
  change: (terms, text) => change(terms, rateText(text)),
});

export const countSlot = (
  path: string,
  value: number | undefined,
  bounds: Bounds,
  change: Change<number>,
): Slot<ProductTerms> => ({
  path,
  kind: 'count',
  value: value === undefined ? '' : String(value),
  ...bounded(bounds),
  change: (terms, text) => change(terms, Number(text)),
});

export const choiceSlot = <Choice extends string>(
  path: string,
  value: Choice,
  choices: readonly Choice[],
  change: Change<Choice>,
): Slot<ProductTerms> => ({
  path,
  kind: 'choice',
  value,
  choices: [...choices],
  change: (terms, text) => {
    const chosen = choices.find((choice) => choice === text);
    return chosen === undefined ? terms : change(terms, chosen);
  },
});
