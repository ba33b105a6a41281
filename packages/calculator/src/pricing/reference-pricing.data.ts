import { centavos, IVA } from '@lender/money';
import type { Pricing } from './pricing.ts';

const TERM = { minDays: 7, maxDays: 45 };

/** Example price list: 180 % a year, 5 % service fee, one repayment 7 to 45 days after the payout. */
export const REFERENCE_PRICING: Pricing = {
  rates: {
    annualRate: '1.80',
    dayCountBasis: 360,
    serviceFeeRate: '0.05',
    processingFeeRate: '0',
    withdrawalFeeCentavos: /* @__PURE__ */ centavos(0),
    invoicingFeeCentavos: /* @__PURE__ */ centavos(0),
    ivaRate: IVA,
  },
  instalments: 1,
  termDays: { weekly: TERM, biweekly: TERM, semi_monthly: TERM, monthly: TERM },
  extensions: {
    maxCount: 3,
    tariffs: [
      { kind: 'cheap', days: 7, commissionRate: '0' },
      { kind: 'cheap', days: 14, commissionRate: '0.01' },
      { kind: 'cheap', days: 30, commissionRate: '0.02' },
      { kind: 'expensive', days: 7, commissionRate: '0.05' },
      { kind: 'expensive', days: 14, commissionRate: '0.05' },
      { kind: 'expensive', days: 30, commissionRate: '0.05' },
    ],
  },
};
