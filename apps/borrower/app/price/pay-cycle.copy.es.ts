import type { PayCycle } from '@lender/calculator';

/** How often somebody is paid. */
export const payCycleCopy: Readonly<Record<PayCycle, string>> = {
  weekly: 'Cada semana',
  biweekly: 'Cada dos semanas',
  semi_monthly: 'Cada quincena',
  monthly: 'Cada mes',
};
