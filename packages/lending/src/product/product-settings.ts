import { PAY_CYCLES } from '@lender/calculator';
import type { Result } from '@lender/money';
import { PAYOUT_METHODS } from '../ledger/payout-methods.data.ts';
import { changeSettings, type InvalidSettings, type SettingTexts } from '../settings/change-settings.ts';
import { compareSettings, type SettingChange } from '../settings/compare-settings.ts';
import { type Setting, type Slot, settingsOf } from '../settings/setting.ts';
import { LOAN_AMOUNT, limitSlots } from './limit-slots.ts';
import { priceSlots } from './price-slots.ts';
import type { ProductTerms } from './product-terms.ts';
import { servicingSlots } from './servicing-slots.ts';
import { choiceSlot, countSlot, moneySlot, percentSlot } from './slot-of.ts';

/**
 * Returns all settings of a product, as a flat list: what an editor shows, and what two versions are compared by.
 * Amounts are pesos, rates and shares percent.
 *
 * @returns the settings in the order in which people look for them, each path once
 */
export const productSettings = (terms: ProductTerms): Setting[] => settingsOf(productSlots(terms));

/**
 * Returns the same product with other settings, or every setting that cannot be read. `validateProduct` tells whether
 * it can be sold.
 */
export const changeProduct = (terms: ProductTerms, texts: SettingTexts): Result<ProductTerms, InvalidSettings> =>
  changeSettings(terms, productSlots(terms), texts);

/** Returns the settings in which a product differs from another version of it. */
export const compareProducts = (earlier: ProductTerms, later: ProductTerms): SettingChange[] =>
  compareSettings(productSettings(earlier), productSettings(later));

const productSlots = (terms: ProductTerms): Slot<ProductTerms>[] => {
  const { initial } = terms;
  return [
    ...limitSlots(terms),
    moneySlot('initial.amount', initial.amountCentavos, LOAN_AMOUNT, (before, amountCentavos) => ({
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
    countSlot('promiseDays', terms.promiseDays, ['1', '60'], (before, promiseDays) => ({ ...before, promiseDays })),
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

const changePromotions = (terms: ProductTerms, promotions: Partial<ProductTerms['promotions']>): ProductTerms => ({
  ...terms,
  promotions: { ...terms.promotions, ...promotions },
});
