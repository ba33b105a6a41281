import type { PlainDate } from '@lender/calculator';
import { getLoanEvents, type Reply } from '@lender/contract';
import {
  type ComponentPosition,
  type LoanEvent,
  positionOn,
  type ServicedTerms,
  type TaxedAmount,
  termsOfOffer,
} from '@lender/lending';
import { type Centavos, centavos } from '@lender/money';
import { CannotRun } from '../trouble.ts';
import type { Borrower } from '../world/borrower.ts';
import { must } from '../world/session.ts';
import type { World } from '../world/world.ts';
import type { Position } from './claim-position-sums.ts';
import { expectedOffer, signedBy } from './expected-offer.ts';
import type { Product } from './product.ts';

/** Returns the terms that were signed, by the server's own price list and rules of servicing. */
export function signedTerms(borrower: Borrower, { pricing, servicing }: Product): ServicedTerms {
  const offer = expectedOffer(signedBy(borrower), pricing);
  return termsOfOffer({ offer, policy: servicing(), signedOn: borrower.signedOn });
}

export type ReportedEvents = Reply<typeof getLoanEvents>;

export const eventsOf = async (world: World, { loanId: id }: Pick<Borrower, 'loanId'>): Promise<ReportedEvents> =>
  must(await world.staff(), getLoanEvents, { params: { id } });

/**
 * Returns the events of a loan that was paid out and paid back.
 *
 * @throws CannotRun when the loan has other events
 */
export const eventsToReplay = (reported: ReportedEvents): readonly LoanEvent[] =>
  reported.map(({ id, kind, valueDate, at, amount }) => {
    const base = { id, valueDate, at: String(at), amountCentavos: amount ?? centavos(0) };
    if (kind === 'disbursed') return { ...base, kind };
    if (kind === 'payment') return { ...base, kind, method: 'cash' };
    throw new CannotRun(`something happened to the loan that was not asked for: ${kind}`);
  });

/** Returns the position of a loan on a day by its terms and events alone, as on the wire. */
export function expectedPosition(terms: ServicedTerms, reported: ReportedEvents, date: PlainDate): Position {
  const { principal, charges, nextDue, daysLate, creditCentavos, ...position } = positionOn(
    terms,
    eventsToReplay(reported),
    date,
  );
  return {
    date: position.date,
    outstanding: position.outstandingCentavos,
    due: position.dueCentavos,
    overdue: position.overdueCentavos,
    principal,
    interest: taxedParts(charges.interest),
    fees: taxedParts(charges.fees),
    lateCharge: taxedParts(charges.lateCharge),
    daysLate,
    nextDue: nextDue ? { date: nextDue.date, amount: nextDue.amountCentavos } : null,
    credit: creditCentavos,
  };
}

function taxedParts(parts: ComponentPosition<TaxedAmount>): Position['interest'] {
  const { charged, paid, waived, tolerated, outstanding, due, overdue } = parts;
  return {
    charged: taxed(charged),
    paid: taxed(paid),
    waived: taxed(waived),
    tolerated: taxed(tolerated),
    outstanding: taxed(outstanding),
    due: taxed(due),
    overdue: taxed(overdue),
  };
}

const taxed = ({
  netCentavos,
  ivaCentavos,
}: TaxedAmount): { amount: Centavos; amount_without_vat: Centavos; vat: Centavos } => ({
  amount: centavos(netCentavos + ivaCentavos),
  amount_without_vat: netCentavos,
  vat: ivaCentavos,
});
