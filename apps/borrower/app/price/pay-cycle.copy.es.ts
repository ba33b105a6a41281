import type { PayCycle } from '@lender/calculator';

/** Copy for the pay cycles. */
export const payCycleCopy: Readonly<Record<PayCycle, string>> = {
  weekly: 'Cada semana',
  biweekly: 'Cada dos semanas',
  semi_monthly: 'Cada quincena',
  monthly: 'Cada mes',
};
