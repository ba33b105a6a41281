import type { ServicedLoan } from '@lender/api/modules/loans';
import type { BankWorld } from '../bank/bank-world.ts';
import { type BrokenPromise, kept } from './broken-promise.ts';

/** The calendar day in Mexico City, which keeps one time all year. */
const IN_MEXICO = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' });

/** Checks that every payment of a charge counts from its payer's day in Mexico City, with the amount that was paid. */
export const checkDates = ({ events, record }: ServicedLoan, world: Pick<BankWorld, 'paid'>): BrokenPromise[] =>
  events.flatMap((event) => {
    if (event.kind !== 'payment') return [];
    const paid = world.paid(event.id.slice(event.id.lastIndexOf(':') + 1));
    if (!paid) return [];
    const isKept = event.valueDate === IN_MEXICO.format(paid.paidAt) && event.amountCentavos === paid.amountCentavos;
    return kept('a payment counts from its payer’s day, as it was paid', isKept, { event, paid }).map((broken) => ({
      ...broken,
      loanId: record.id,
    }));
  });
