import { REFERENCE_PRICING } from '@lender/calculator';
import { centavos } from '@lender/money';
import type { ServicingPolicy } from './servicing-policy.ts';

/**
 * Rules to start from, beside the calculator's `REFERENCE_PRICING`: late payers pay one and a half times the ordinary
 * interest, at most three extensions, and no loan ever costs more than its principal.
 */
export const REFERENCE_SERVICING = {
  version: 'mx-stl-servicing-1',
  calendar: 'cnbv-2026',
  late: { kind: 'interest', graceDays: 1, annualRate: '2.70', maxDays: 90 },
  extensions: {
    ...REFERENCE_PRICING.extensions,
    cheapCount: 2,
    opensDaysBefore: 3,
    closesDaysAfter: 3,
  },
  caps: { totalShare: '1', dailyShare: '0.02' },
  withdrawalDays: 10,
  toleranceCentavos: /* @__PURE__ */ centavos(100),
} satisfies ServicingPolicy;
