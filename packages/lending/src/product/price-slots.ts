import { type ChargeRates, type Discount, PAY_CYCLES } from '@lender/calculator';
import { fixed, type Slot } from '../settings/setting.ts';
import type { ProductTerms } from './product-terms.ts';
import { choiceSlot, countSlot, moneySlot, percentSlot } from './slot-of.ts';

const SHARE = ['0', '100'] as const;
const FEE = ['0', '10000'] as const;

/** Returns the settings of the price of a loan, its terms, and the price of its extensions. */
export const priceSlots = ({ pricing, firstLoanDiscount }: ProductTerms): Slot<ProductTerms>[] => {
  const { rates, termDays, extensions } = pricing;
  return [
    percentSlot('rates.interest', rates.annualRate, ['0', '999'], changeRates('annualRate')),
    choiceSlot('rates.dayCount', String(rates.dayCountBasis), ['360', '365'], (terms, text) =>
      changeRates('dayCountBasis')(terms, Number(text)),
    ),
    percentSlot('rates.serviceFee', rates.serviceFeeRate, SHARE, changeRates('serviceFeeRate')),
    percentSlot('rates.processingFee', rates.processingFeeRate, SHARE, changeRates('processingFeeRate')),
    moneySlot('rates.withdrawalFee', rates.withdrawalFeeCentavos, FEE, changeRates('withdrawalFeeCentavos')),
    moneySlot('rates.invoicingFee', rates.invoicingFeeCentavos, FEE, changeRates('invoicingFeeCentavos')),
    percentSlot('rates.iva', rates.ivaRate, SHARE, changeRates('ivaRate')),
    percentSlot('discount.interest', firstLoanDiscount.interest, SHARE, changeDiscount('interest')),
    percentSlot('discount.serviceFee', firstLoanDiscount.serviceFee, SHARE, changeDiscount('serviceFee')),
    ...PAY_CYCLES.flatMap((cycle) =>
      (['minDays', 'maxDays'] as const).map((end) =>
        countSlot(`terms.${cycle}.${end}`, termDays[cycle][end], ['1', '366'], (terms, days) =>
          changePricing(terms, {
            termDays: {
              ...terms.pricing.termDays,
              [cycle]: { ...terms.pricing.termDays[cycle], [end]: days },
            },
          }),
        ),
      ),
    ),
    countSlot('terms.instalments', pricing.instalments, ['1', '60'], (terms, instalments) =>
      changePricing(terms, { instalments }),
    ),
    countSlot('extensions.maxCount', extensions.maxCount, ['0', '100'], (terms, maxCount) =>
      changePricing(terms, { extensions: { ...terms.pricing.extensions, maxCount } }),
    ),
    ...extensions.tariffs.flatMap(({ kind, days, commissionRate }, index) => {
      const at = `extensions.tariffs.${index}`;
      return [
        fixed<ProductTerms>(`${at}.kind`, kind),
        countSlot(`${at}.days`, days, ['1', '366'], (terms, value) => changeTariff(terms, index, { days: value })),
        percentSlot(`${at}.commission`, commissionRate, SHARE, (terms, value) =>
          changeTariff(terms, index, { commissionRate: value }),
        ),
      ];
    }),
  ];
};

const changePricing = (terms: ProductTerms, pricing: Partial<ProductTerms['pricing']>): ProductTerms => ({
  ...terms,
  pricing: { ...terms.pricing, ...pricing },
});

const changeRates =
  <Name extends keyof ChargeRates>(name: Name) =>
  (terms: ProductTerms, value: ChargeRates[Name]): ProductTerms =>
    changePricing(terms, { rates: { ...terms.pricing.rates, [name]: value } });

const changeDiscount =
  (name: keyof Discount) =>
  (terms: ProductTerms, share: string): ProductTerms => ({
    ...terms,
    firstLoanDiscount: { ...terms.firstLoanDiscount, [name]: share },
  });

const changeTariff = (
  terms: ProductTerms,
  index: number,
  change: { readonly days: number } | { readonly commissionRate: string },
): ProductTerms =>
  changePricing(terms, {
    extensions: {
      ...terms.pricing.extensions,
      tariffs: terms.pricing.extensions.tariffs.map((tariff, each) =>
        each === index ? { ...tariff, ...change } : tariff,
      ),
    },
  });
