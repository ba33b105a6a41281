import { addDays, NO_DISCOUNT, type PlainDate, plainDate, REFERENCE_PRICING } from '@lender/calculator';
import { mexicanCalendar } from '@lender/calculator/calendar';
import { type Centavos, centavos } from '@lender/money';
import type { Disbursed, LoanEvent, Payment } from './loan-event.ts';
import { REFERENCE_SERVICING } from './policy/reference-servicing.data.ts';
import type { ServicingPolicy } from './policy/servicing-policy.ts';
import type { ServicedTerms } from './serviced-terms.ts';

export const CALENDAR = 'cnbv-2026';

/** The rules that a lender begins with: amounts and days in tests follow from these. */
export const SERVICING: ServicingPolicy = { ...REFERENCE_SERVICING, version: 'test-1', calendar: CALENDAR };

/** A Monday. */
const SIGNED = plainDate('2026-11-23');

interface Loan {
  readonly principalCentavos?: Centavos;
  readonly days?: number;
  /** Several due dates, instead of `days`. */
  readonly dueDays?: readonly [number, ...number[]];
  readonly policy?: Partial<ServicingPolicy>;
  readonly terms?: Partial<ServicedTerms>;
}

/** Returns a loan at the reference price: 180 % a year, 5 % service fee, signed on a Monday. */
export function signedLoan({ principalCentavos = centavos(300_000), days = 30, ...more }: Loan = {}): ServicedTerms {
  const policy = { ...SERVICING, ...more.policy };
  const [first, ...others] = more.dueDays ?? [days];
  const dueDates = [addDays(SIGNED, first), ...others.map((day) => addDays(SIGNED, day))] as const;
  const endOf = (date: PlainDate) =>
    policy.calendar === null ? date : mexicanCalendar(policy.calendar).workingDayFrom(date);
  const [firstDue, ...otherDues] = dueDates;
  return {
    principalCentavos,
    payoutDate: SIGNED,
    signedOn: SIGNED,
    dueDates,
    endDates: [endOf(firstDue), ...otherDues.map(endOf)],
    rates: REFERENCE_PRICING.rates,
    discount: NO_DISCOUNT,
    interestFrom: 'arrival',
    policy,
    ...more.terms,
  };
}

/** Returns the fields that every event has; its moment is noon of its day. */
export const happened = (id: string, valueDate: PlainDate) => ({ id, valueDate, at: `${valueDate}T18:00:00.000Z` });

/** Returns the arrival of the money on the day of the signature, or so many days later. */
export const arrival = (loan: ServicedTerms, daysLater = 0): Disbursed => ({
  ...happened('disbursed', addDays(loan.payoutDate, daysLater)),
  kind: 'disbursed',
  amountCentavos: loan.principalCentavos,
});

export const payment = (amountCentavos: Centavos, valueDate: PlainDate, id = `${amountCentavos}`): Payment => ({
  ...happened(`payment:paynet:${id}:${valueDate}`, valueDate),
  kind: 'payment',
  amountCentavos,
  method: 'paynet',
});

/** Returns a loan whose money arrived, with later events; days are counted from the signature. */
export function livedLoan(loan = signedLoan(), more: readonly LoanEvent[] = []) {
  return { loan, events: [arrival(loan), ...more], day: (days: number) => addDays(loan.payoutDate, days) };
}
