import { brand } from '@lender/brand';
import { formatPlainDate } from '@lender/calculator';
import type { MessageTemplate } from '@lender/contract';
import { formatPesos } from '@lender/money';
import type { LoanMessage } from '../wording/loan-message.ts';
import type { CommonPlaceholder, PlaceholderOf } from './placeholders.data.ts';
import { sentences } from './sentences.copy.es.ts';

/** Template of a message, and the values of its placeholders: amounts and days as this lender writes them. */
export interface Said {
  readonly name: MessageTemplate;
  readonly values: Readonly<Record<string, string>>;
}

const said = <Name extends MessageTemplate>(
  name: Name,
  values: Readonly<Record<PlaceholderOf<Name>, string>>,
): Said => ({
  name,
  values: { ...LENDER, ...values },
});

const { customerCare, collections } = brand;
const LENDER: Readonly<Record<Exclude<CommonPlaceholder, 'firstName'>, string>> = {
  lender: brand.name,
  company: brand.company,
  carePhone: customerCare.phoneLabel,
  careHours: customerCare.hours.toLowerCase(),
  collectionsPhone: collections.phoneLabel,
  collectionsHours: collections.hours.toLowerCase(),
  collectionsTimes: collections.hours,
};

/** Returns the template and the values of a message, before they are put into words. */
export function saidOf(message: LoanMessage): Said {
  switch (message.kind) {
    case 'application_approved':
    case 'smaller_offer':
    case 'larger_offer':
      return said(message.kind, waitingOf(message.facts));
    case 'application_rejected':
    case 'review_delayed':
      return said(message.kind, askedOf(message.facts));
    case 'documents_missing':
      return said('documents_missing', {
        ...waitingOf(message.facts),
        missing: sentences.missing(message.facts.needs),
      });
    case 'time_running_out':
      return said('time_running_out', { ...waitingOf(message.facts), todo: sentences.todo[message.facts.todo] });
    case 'application_ended':
      return said('application_ended', { ...askedOf(message.facts), why: sentences.endings[message.facts.why] });
    case 'payout_sent':
      return said('payout_sent', { amount: amountOf(message), account: message.facts.lastFour });
    case 'payout_arrived':
      return arrived(message.facts);
    case 'payment_received':
      return said('payment_received', {
        amount: formatPesos(message.facts.payment.amountCentavos),
        paidOn: formatPlainDate(message.facts.payment.paidOn),
        ...useOf(message.facts.payment),
        owed: sentences.owed(message.facts.owed),
      });
    case 'payment_reversed':
      return said('payment_reversed', {
        amount: amountOf(message),
        paidOn: formatPlainDate(message.facts.paidOn),
        owed: sentences.owed(message.facts.owed),
      });
    case 'refund_sent':
    case 'offer_ended':
    case 'signing_again':
      return said(message.kind, { amount: amountOf(message) });
    case 'reference_expired':
      return said('reference_expired', {
        reference: message.facts.reference,
        amount: amountOf(message),
        next: sentences.afterReference(message.facts.isOwed),
      });
    case 'extension_bought':
      return said('extension_bought', {
        amount: formatPesos(message.facts.paidCentavos),
        days: String(message.facts.days),
        dueDay: formatPlainDate(message.facts.dueDate),
      });
    case 'withdrawal_completed':
      return said('withdrawal_completed', {
        amount: formatPesos(message.facts.paidCentavos),
        completedOn: formatPlainDate(message.facts.completedOn),
        overpaid: sentences.overpaid(message.facts.overpaidCentavos),
      });
    case 'loan_paid':
      return paid(message.facts);
    case 'cash_ready':
      return said('cash_ready', {
        amount: amountOf(message),
        store: sentences.stores[message.facts.brand],
        order: message.facts.orderNumber,
        collectBy: formatPlainDate(message.facts.collectBy),
      });
    case 'cash_ended':
      return said('cash_ended', { amount: amountOf(message), store: sentences.stores[message.facts.brand] });
    case 'debit_announced':
      return said('debit_announced', {
        day: formatPlainDate(message.facts.on),
        amount: amountOf(message),
        account: message.facts.lastFour,
      });
    case 'debit_failed':
      return said('debit_failed', {
        amount: amountOf(message),
        account: message.facts.lastFour,
        reason: sentences.debitReasons[message.facts.reason],
        next: sentences.nextDebit(message.facts.again),
      });
    case 'reminder':
      return reminder(message.facts);
    case 'collection_text':
      return said('collection_text', { text: message.facts.text });
  }
}

type FactsOf<Kind extends LoanMessage['kind']> = Extract<LoanMessage, { readonly kind: Kind }>['facts'];

const askedOf = ({ askedOn }: FactsOf<'application_rejected'>) => ({ askedOn: formatPlainDate(askedOn) });

const waitingOf = ({ until, ...asked }: FactsOf<'application_approved'>) => ({
  ...askedOf(asked),
  untilDay: formatPlainDate(until.on),
  untilTime: until.at,
});

const amountOf = ({ facts }: { readonly facts: Pick<FactsOf<'refund_sent'>, 'amountCentavos'> }): string =>
  formatPesos(facts.amountCentavos);

const useOf = (payment: FactsOf<'payment_received'>['payment']) => ({
  charges: formatPesos(payment.chargesCentavos),
  principal: formatPesos(payment.principalCentavos),
  overpaid: sentences.overpaid(payment.overpaidCentavos),
});

function arrived({ amountCentavos, brand: cash, dueDate, dueCentavos }: FactsOf<'payout_arrived'>): Said {
  const values = {
    amount: formatPesos(amountCentavos),
    dueAmount: formatPesos(dueCentavos),
    dueDay: formatPlainDate(dueDate),
  };
  return cash ? said('payout_collected', { ...values, store: sentences.stores[cash] }) : said('payout_arrived', values);
}

function paid({ paidOn, payment }: FactsOf<'loan_paid'>): Said {
  const day = formatPlainDate(paidOn);
  if (!payment) return said('loan_settled', { paidOn: day });
  return said('loan_paid', {
    paidOn: day,
    amount: formatPesos(payment.amountCentavos),
    paymentDay: formatPlainDate(payment.paidOn),
    ...useOf(payment),
  });
}

function reminder({ daysLeft, dueDate, owedCentavos }: FactsOf<'reminder'>): Said {
  const [amount, dueDay] = [formatPesos(owedCentavos), formatPlainDate(dueDate)];
  if (daysLeft === 0) return said('reminder_due_day', { amount });
  return daysLeft > 0
    ? said('reminder_before', { amount, dueDay, daysLeft: sentences.days(daysLeft) })
    : said('reminder_overdue', { amount, dueDay, daysLate: sentences.days(-daysLeft) });
}
