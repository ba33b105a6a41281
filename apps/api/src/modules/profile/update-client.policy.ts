import { dueDate, type PayCycle, type PayDates, type PlainDate, type Pricing } from '@lender/calculator';

/**
 * Tells whether another phone differs from the own one; the country's code in front makes no difference.
 *
 * @example
 * isOtherPhone('525512345678', '5512345678') // → false
 */
export const isOtherPhone = (alternate: string, own: string): boolean => !alternate.endsWith(own);

/**
 * Tells whether a loan could be repaid on these pay dates: they follow each other in their cycle, and one of the
 * client's pay days is within the term.
 */
export const arePayDatesUsable = (
  pricing: Pick<Pricing, 'termDays'>,
  { cycle, payDates, today }: { cycle: PayCycle; payDates: PayDates; today: PlainDate },
): boolean => dueDate({ cycle, payDates, payoutDate: today, termBounds: pricing.termDays[cycle] }).ok;
