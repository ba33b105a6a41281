import { addDays, type PlainDate } from '@lender/calculator';
import type { MessageTemplate } from '@lender/contract';
import { type Centavos, centavos } from '@lender/money';
import type { LoanMessage } from '../messages/index.ts';

/** A loan whose figures a preview shows. */
export interface ExampleLoan {
  readonly principalCentavos: Centavos;
  readonly totalCentavos: Centavos;
  readonly dueDate: PlainDate;
  /** Last digits of the account that it was paid to. */
  readonly lastFour: string;
  readonly today: PlainDate;
}

/** Makes up a loan, for a lender without any borrower yet. */
export const madeUpLoan = (today: PlainDate): ExampleLoan => ({
  principalCentavos: centavos(400_000),
  totalCentavos: centavos(478_880),
  dueDate: addDays(today, 14),
  lastFour: '0073',
  today,
});

/** Returns an example message about a loan, for each template. */
export function exampleOf(template: MessageTemplate, loan: ExampleLoan): LoanMessage {
  const { principalCentavos, totalCentavos, dueDate, lastFour, today } = loan;
  const payment = {
    amountCentavos: totalCentavos,
    paidOn: today,
    chargesCentavos: centavos(totalCentavos - principalCentavos),
    principalCentavos,
    overpaidCentavos: centavos(0),
  };
  const nextDue = { on: dueDate, amountCentavos: totalCentavos, isOverdue: dueDate < today };
  const owed = { leftCentavos: totalCentavos, nextDue };
  const amount = { amountCentavos: principalCentavos };
  const due = { dueDate, dueCentavos: totalCentavos };
  const reminder = (daysLeft: number): LoanMessage => ({
    kind: 'reminder',
    facts: { daysLeft, dueDate: addDays(today, daysLeft), owedCentavos: totalCentavos },
  });
  const asked = { askedOn: addDays(today, -1) };
  const waiting = { ...asked, until: { on: addDays(today, 2), at: '18:00' } };
  switch (template) {
    case 'application_approved':
    case 'smaller_offer':
    case 'larger_offer':
      return { kind: template, facts: waiting };
    case 'application_rejected':
    case 'review_delayed':
      return { kind: template, facts: asked };
    case 'documents_missing':
      return { kind: 'documents_missing', facts: { ...waiting, needs: ['idDocuments', 'payroll'] } };
    case 'time_running_out':
      return { kind: 'time_running_out', facts: { ...waiting, todo: 'sign' } };
    case 'application_ended':
      return { kind: 'application_ended', facts: { ...asked, why: 'not_signed' } };
    case 'payout_sent':
      return { kind: 'payout_sent', facts: { ...amount, lastFour } };
    case 'payout_arrived':
      return { kind: 'payout_arrived', facts: { ...amount, ...due, brand: null } };
    case 'payout_collected':
      return { kind: 'payout_arrived', facts: { ...amount, ...due, brand: 'cebuana' } };
    case 'payment_received':
      return { kind: 'payment_received', facts: { payment, owed } };
    case 'payment_reversed':
      return { kind: 'payment_reversed', facts: { amountCentavos: totalCentavos, paidOn: today, owed } };
    case 'reference_expired':
      return {
        kind: 'reference_expired',
        facts: { amountCentavos: totalCentavos, reference: '1010102000021', isOwed: true },
      };
    case 'extension_bought':
      return {
        kind: 'extension_bought',
        facts: { paidCentavos: payment.chargesCentavos, days: 14, dueDate: addDays(dueDate, 14) },
      };
    case 'withdrawal_completed':
      return {
        kind: 'withdrawal_completed',
        facts: { paidCentavos: principalCentavos, completedOn: today, overpaidCentavos: centavos(0) },
      };
    case 'loan_paid':
      return { kind: 'loan_paid', facts: { paidOn: today, payment } };
    case 'loan_settled':
      return { kind: 'loan_paid', facts: { paidOn: today, payment: null } };
    case 'refund_sent':
    case 'offer_ended':
    case 'signing_again':
      return { kind: template, facts: amount };
    case 'cash_ready':
      return {
        kind: 'cash_ready',
        facts: { ...amount, brand: 'cebuana', orderNumber: 'ABCDEFGHJK', collectBy: addDays(today, 3) },
      };
    case 'cash_ended':
      return { kind: 'cash_ended', facts: { ...amount, brand: 'cebuana' } };
    case 'debit_announced':
      return { kind: 'debit_announced', facts: { amountCentavos: totalCentavos, lastFour, on: dueDate } };
    case 'debit_failed':
      return {
        kind: 'debit_failed',
        facts: {
          amountCentavos: totalCentavos,
          lastFour,
          reason: 'no_funds',
          again: { on: addDays(dueDate, 2), amountCentavos: totalCentavos },
        },
      };
    case 'reminder_before':
      return reminder(3);
    case 'reminder_due_day':
      return reminder(0);
    case 'reminder_overdue':
      return reminder(-3);
    case 'collection_text':
      return { kind: 'collection_text', facts: { text: 'Tu pago venció el lunes. ¿Hablamos?' } };
  }
}
