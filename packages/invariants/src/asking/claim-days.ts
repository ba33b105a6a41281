import type { Offer } from '@lender/calculator';
import { claimEqual } from '../trouble.ts';
import type { Quoted } from './quotes.ts';

/** Claims that every day of an offer is the one that the calendar gives. */
export function claimDays({ quote, config }: Quoted, expected: Offer): void {
  claimEqual('startDate of a quote', quote.startDate, config.today);
  claimEqual(`term from ${quote.startDate} to ${expected.dueDate}`, quote.term.value, expected.termDays);
  claimEqual('endDate of a quote', quote.endDate, expected.endDate);
  claimEqual('agreementTermEndDate of a quote', quote.agreementTermEndDate, expected.agreementTermEndDate);
  quote.schedule.forEach(({ dueDate }, index) => {
    claimEqual(`dueDate of schedule[${index}]`, dueDate, expected.instalments[index]?.dueDate ?? '');
  });
}
