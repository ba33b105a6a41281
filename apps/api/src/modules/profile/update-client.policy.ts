import { dueDate, type PayCycle, type PayDates, type PlainDate, type Pricing } from '@lender/calculator';

/**
 * Is another phone really another one? With the country's code in front, the own phone is still the own phone.
 *
 * @example
 * isOtherPhone('525512345678', '5512345678') // → false
 */
export const isOtherPhone = (alternate: string, own: string): boolean => !alternate.endsWith(own);

/**
 * Could a loan be repaid on these pay dates? They must follow each other in their cycle, and one of the client's pay
 * days must lie in the term.
 */
export const arePayDatesUsable = (
  pricing: Pick<Pricing, 'termDays'>,
  { cycle, payDates, today }: { cycle: PayCycle; payDates: PayDates; today: PlainDate },
): boolean => dueDate({ cycle, payDates, payoutDate: today, termBounds: pricing.termDays[cycle] }).ok;
