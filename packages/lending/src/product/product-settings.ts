import { PAY_CYCLES } from '@lender/calculator';
import type { Centavos, Result } from '@lender/money';
import { PAYOUT_METHODS } from '../ledger/payout-methods.data.ts';
import { changeSettings, type InvalidSettings, type SettingTexts } from '../settings/change-settings.ts';
import { compareSettings, type SettingChange } from '../settings/compare-settings.ts';
import { type Setting, type Slot, settingsOf } from '../settings/setting.ts';
import { priceSlots } from './price-slots.ts';
import type { ProductTerms } from './product-terms.ts';
import { servicingSlots } from './servicing-slots.ts';
import { choiceSlot, countSlot, moneySlot, optionalMoneySlot, percentSlot } from './slot-of.ts';

/**
 * Everything that a product says, as a flat list: what an editor shows, and what two versions are compared by. Amounts
 * are pesos, rates and shares percent.
 *
 * @returns the settings in the order in which people look for them, each path once
 */
export const productSettings = (terms: ProductTerms): Setting[] => settingsOf(productSlots(terms));

/** The same product with other settings, or every setting that cannot be read. Whether it can be sold says `validateProduct`. */
export const changeProduct = (terms: ProductTerms, texts: SettingTexts): Result<ProductTerms, InvalidSettings> =>
  changeSettings(terms, productSlots(terms), texts);

/** What a product says otherwise than another version of it. */
export const compareProducts = (earlier: ProductTerms, later: ProductTerms): SettingChange[] =>
  compareSettings(productSettings(earlier), productSettings(later));

const AMOUNT = ['1', '1000000'] as const;

type Limits = ProductTerms['limits'];
type OptionalLimit = 'specialMinCentavos' | 'exposureMaxCentavos' | 'noBankProofMaxCentavos';
type PlainLimit = 'minMainCentavos' | 'maxCentavos' | 'stepCentavos' | 'minAdditionalCentavos';

const productSlots = (terms: ProductTerms): Slot<ProductTerms>[] => {
  const { limits, initial } = terms;
  const plain = (path: string, name: PlainLimit) =>
    moneySlot(path, limits[name], AMOUNT, (before, amount) => changeLimits(before, { [name]: amount }));
  const range = (tab: 'first' | 'repeated', end: 'minCentavos' | 'maxCentavos', name: string) =>
    moneySlot(`limits.${tab}.${name}`, limits[tab][end], AMOUNT, (before, amount) =>
      changeLimits(before, { [tab]: { ...before.limits[tab], [end]: amount } }),
    );
  const optional = (path: string, name: OptionalLimit) =>
    optionalMoneySlot(path, limits[name], AMOUNT, (before, amount) => changeOptional(before, name, amount));
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
    moneySlot('initial.amount', initial.amountCentavos, AMOUNT, (before, amountCentavos) => ({
      ...before,
      initial: { ...before.initial, amountCentavos },
    })),
    choiceSlot('initial.payCycle', initial.payCycle, PAY_CYCLES, (before, payCycle) => ({
      ...before,
      initial: { ...before.initial, payCycle },
    })),
    ...priceSlots(terms),
    ...servicingSlots(terms),
    ...PAYOUT_METHODS.map(
      (method): Slot<ProductTerms> => ({
        path: `payout.${method}`,
        kind: 'switch',
        value: String(terms.payoutMethods.includes(method)),
        change: (before, text) => ({
          ...before,
          payoutMethods: PAYOUT_METHODS.filter((each) =>
            each === method ? text === 'true' : before.payoutMethods.includes(each),
          ),
        }),
      }),
    ),
    countSlot('maxOpenLoans', terms.maxOpenLoans, ['1', '100'], (before, maxOpenLoans) => ({
      ...before,
      maxOpenLoans,
    })),
    choiceSlot('accountProof', terms.accountProof, ['none', 'code'], (before, accountProof) => ({
      ...before,
      accountProof,
    })),
    percentSlot('promotions.discount', terms.promotions.discount, ['0', '100'], (before, discount) =>
      changePromotions(before, { discount }),
    ),
    countSlot('promotions.uses', terms.promotions.uses, ['0', '1000000'], (before, uses) =>
      changePromotions(before, { uses }),
    ),
    countSlot('promotions.days', terms.promotions.days, ['0', '3660'], (before, days) =>
      changePromotions(before, { days }),
    ),
    moneySlot('promotions.cost', terms.promotions.costCentavos, ['0', '100000000'], (before, costCentavos) =>
      changePromotions(before, { costCentavos }),
    ),
  ];
};

const changeLimits = (terms: ProductTerms, limits: Partial<Limits>): ProductTerms => ({
  ...terms,
  limits: { ...terms.limits, ...limits },
});

const changePromotions = (terms: ProductTerms, promotions: Partial<ProductTerms['promotions']>): ProductTerms => ({
  ...terms,
  promotions: { ...terms.promotions, ...promotions },
});

/** An amount that nobody says is absent. */
function changeOptional(terms: ProductTerms, name: OptionalLimit, amount: Centavos | undefined): ProductTerms {
  if (amount !== undefined) return changeLimits(terms, { [name]: amount });
  const { [name]: _, ...limits } = terms.limits;
  return { ...terms, limits };
}
