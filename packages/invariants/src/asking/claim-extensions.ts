import type { Offer } from '@lender/calculator';
import { printedExtensions, type ServicingPolicy } from '@lender/lending';
import { formatPesos } from '@lender/money';
import { claim, claimEqual } from '../trouble.ts';
import type { Quote } from './quotes.ts';

/**
 * Claims that every extension of an offer may be bought on its due date, at the price that is charged on that day, and
 * moves the due date to the day that the calendar gives.
 */
export function claimExtensions({ extensions }: Quote, expected: Offer, servicing: ServicingPolicy): void {
  const printed = printedExtensions(expected, servicing);
  for (const { dueDate, kind, days, amount, amount_without_vat, newEndDate } of extensions) {
    const priced = printed.find((one) => one.dueDate === dueDate && one.kind === kind && one.days === days);
    const name = `the ${kind} extension of ${dueDate} by ${days} days`;
    claim(priced !== undefined, () => `${name} is quoted, which is not on sale then`);
    claimEqual(`${name}, without IVA`, amount_without_vat, priced.netCentavos, formatPesos);
    claimEqual(name, amount, priced.grossCentavos, formatPesos);
    claimEqual(`newEndDate of ${name}`, newEndDate, priced.newEndDate);
  }
}
