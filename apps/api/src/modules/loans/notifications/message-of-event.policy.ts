import {
  type AllocatedPayment,
  type Disbursed,
  type LoanEvent,
  type LoanPosition,
  sumComponents,
} from '@lender/lending';
import { centavos, sumCentavos } from '@lender/money';
import type { LoanMessage, LoanMessageFacts } from '../../messages/index.ts';

/** An event, and the position of its loan today without it and with it. */
export interface EventMessage {
  readonly event: LoanEvent;
  /** Events known before. */
  readonly events: readonly LoanEvent[];
  readonly before: LoanPosition;
  readonly after: LoanPosition;
}

type PaymentUse = LoanMessageFacts['payment_received']['payment'];

/**
 * Returns the message to a borrower about an event; undefined when a member of staff writes instead, or no message is
 * needed.
 */
export function messageOfEvent(message: EventMessage): LoanMessage | undefined {
  const { event, before, after } = message;
  if (after.state !== before.state && after.state === 'withdrawn') return withdrawalCompleted(message);
  if (after.state !== before.state && after.state === 'settled') return loanPaid(message);
  switch (event.kind) {
    case 'disbursed':
      return payoutArrived(event, after);
    case 'payment': {
      const payment = useOf(event.id, after);
      return payment && { kind: 'payment_received', facts: { payment, owed: owedOf(after) } };
    }
    case 'reversal':
    case 'correction':
      return paymentReversed(event.of, message);
    case 'refund':
      return { kind: 'refund_sent', facts: { amountCentavos: event.amountCentavos } };
    case 'extension':
      return extensionBought(event.payment, after);
    default:
      return undefined;
  }
}

function payoutArrived({ amountCentavos, brand }: Disbursed, { nextDue }: LoanPosition) {
  if (!nextDue) return undefined;
  const facts = { amountCentavos, brand: brand ?? null, dueDate: nextDue.date, dueCentavos: nextDue.amountCentavos };
  return { kind: 'payout_arrived', facts } as const;
}

function loanPaid({ event, after }: EventMessage): LoanMessage {
  const facts = { paidOn: after.settledOn ?? event.valueDate, payment: useOf(event.id, after) ?? null };
  return { kind: 'loan_paid', facts };
}

/** Reports a completed withdrawal: by the last payment, or by the request when all was back before. */
function withdrawalCompleted({ after: { payments, settledOn, date, creditCentavos } }: EventMessage): LoanMessage {
  const paidCentavos = sumCentavos(payments.map(({ amountCentavos }) => amountCentavos));
  const facts = { paidCentavos, completedOn: settledOn ?? date, overpaidCentavos: creditCentavos };
  return { kind: 'withdrawal_completed', facts };
}

function paymentReversed(of: string, { events, after }: EventMessage): LoanMessage | undefined {
  const payment = events.find((event) => event.kind === 'payment' && event.id === of);
  if (payment?.kind !== 'payment') return undefined;
  const { amountCentavos, valueDate: paidOn } = payment;
  return { kind: 'payment_reversed', facts: { amountCentavos, paidOn, owed: owedOf(after) } };
}

function extensionBought(of: string, { extensions, payments }: LoanPosition): LoanMessage | undefined {
  const extension = extensions.find(({ payment }) => payment === of);
  const payment = payments.find(({ id }) => id === of);
  if (!extension || !payment) return undefined;
  const facts = { paidCentavos: payment.amountCentavos, days: extension.days, dueDate: extension.newEndDate };
  return { kind: 'extension_bought', facts };
}

/** Returns how a payment was used. */
function useOf(id: string, { payments, creditCentavos }: LoanPosition): PaymentUse | undefined {
  const payment = payments.find((each) => each.id === id);
  if (!payment) return undefined;
  const principalCentavos = sumCentavos(payment.allocated.map((part) => part.principalCentavos));
  return {
    amountCentavos: payment.amountCentavos,
    paidOn: payment.valueDate,
    principalCentavos,
    chargesCentavos: centavos(sumComponents(payment.allocated) - principalCentavos),
    overpaidCentavos: overpaidOf(payment, creditCentavos),
  };
}

/** An overpayment of a few centavos is kept and not mentioned. */
const overpaidOf = ({ overpaymentCentavos }: AllocatedPayment, creditCentavos: LoanPosition['creditCentavos']) =>
  centavos(Math.min(overpaymentCentavos, creditCentavos));

/** Returns the rest of a loan that the lender may still claim. */
function owedOf({ state, outstandingCentavos, nextDue, daysLate }: LoanPosition) {
  if (state !== 'open') return null;
  return {
    leftCentavos: outstandingCentavos,
    nextDue: nextDue ? { on: nextDue.date, amountCentavos: nextDue.amountCentavos, isOverdue: daysLate > 0 } : null,
  };
}
