import type { Centavos } from '@lender/money';
import type { Slot } from '../settings/setting.ts';
import type { ProductTerms } from './product-terms.ts';
import { moneySlot, optionalMoneySlot } from './slot-of.ts';

/** Smallest and largest amount of a loan that can be set, in pesos. */
export const LOAN_AMOUNT = ['1', '1000000'] as const;

type Limits = ProductTerms['limits'];
type OptionalLimit = 'specialMinCentavos' | 'exposureMaxCentavos' | 'noBankProofMaxCentavos';
type PlainLimit = 'minMainCentavos' | 'maxCentavos' | 'stepCentavos' | 'minAdditionalCentavos';

/** Returns the settings of the amounts that a loan may be asked for, and of what limits them further. */
export const limitSlots = (terms: ProductTerms): Slot<ProductTerms>[] => {
  const { limits } = terms;
  const plain = (path: string, name: PlainLimit) =>
    moneySlot(path, limits[name], LOAN_AMOUNT, (before, amount) => changeLimits(before, { [name]: amount }));
  const range = (tab: 'first' | 'repeated', end: 'minCentavos' | 'maxCentavos', name: string) =>
    moneySlot(`limits.${tab}.${name}`, limits[tab][end], LOAN_AMOUNT, (before, amount) =>
      changeLimits(before, { [tab]: { ...before.limits[tab], [end]: amount } }),
    );
  const optional = (path: string, name: OptionalLimit) =>
    optionalMoneySlot(path, limits[name], LOAN_AMOUNT, (before, amount) => changeOptional(before, name, amount));
  return [
    plain('limits.min', 'minMainCentavos'),
    plain('limits.max', 'maxCentavos'),
    plain('limits.step', 'stepCentavos'),
    range('first', 'minCentavos', 'min'),
    range('first', 'maxCentavos', 'max'),
    range('repeated', 'minCentavos', 'min'),
    range('repeated', 'maxCentavos', 'max'),
    plain('limits.minAdditional', 'minAdditionalCentavos'),
    optional('limits.specialMin', 'specialMinCentavos'),
    optional('limits.exposureMax', 'exposureMaxCentavos'),
    optional('limits.noBankProofMax', 'noBankProofMaxCentavos'),
  ];
};

const changeLimits = (terms: ProductTerms, limits: Partial<Limits>): ProductTerms => ({
  ...terms,
  limits: { ...terms.limits, ...limits },
});

/** Sets an amount, or removes it where none is given. */
function changeOptional(terms: ProductTerms, name: OptionalLimit, amount: Centavos | undefined): ProductTerms {
  if (amount !== undefined) return changeLimits(terms, { [name]: amount });
  const { [name]: _, ...limits } = terms.limits;
  return { ...terms, limits };
}
