import { centavos } from '@lender/money';
import type { ServicingPolicy } from './servicing-policy.ts';

/**
 * Rules to start from, beside the calculator's `REFERENCE_PRICING`: late payers pay one and a half times the ordinary
 * interest, at most three extensions, and no loan ever costs more than it lent.
 */
export const REFERENCE_SERVICING: ServicingPolicy = {
  version: 'mx-stl-servicing-1',
  calendar: 'cnbv-2026',
  late: { kind: 'interest', graceDays: 1, annualRate: '2.70', maxDays: 90 },
  extensions: {
    maxCount: 3,
    cheapCount: 2,
    opensDaysBefore: 3,
    closesDaysAfter: 3,
    tariffs: [
      { kind: 'cheap', days: 7, commissionRate: '0' },
      { kind: 'cheap', days: 14, commissionRate: '0.01' },
      { kind: 'cheap', days: 30, commissionRate: '0.02' },
      { kind: 'expensive', days: 7, commissionRate: '0.05' },
      { kind: 'expensive', days: 14, commissionRate: '0.05' },
      { kind: 'expensive', days: 30, commissionRate: '0.05' },
    ],
  },
  caps: { totalShare: '1', dailyShare: '0.02' },
  withdrawalDays: 10,
  toleranceCentavos: /* @__PURE__ */ centavos(100),
};
