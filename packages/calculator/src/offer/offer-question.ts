import type { Centavos } from '@lender/money';
import type { PlainDate } from '../date/plain-date.ts';
import type { PayDays } from '../pay-dates/pay-date-sequence.ts';
import type { Discount, Pricing } from '../pricing/pricing.ts';
import type { IsWorkingDay } from './working-day.ts';

export interface OfferQuestion extends PayDays {
  readonly principalCentavos: Centavos;
  readonly payoutDate: PlainDate;
  readonly pricing: Pricing;
  readonly discount?: Discount | undefined;
  /** Working days; every day unless given. */
  readonly isWorkingDay?: IsWorkingDay | undefined;
}
