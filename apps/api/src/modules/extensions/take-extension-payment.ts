import type { PlainDate } from '@lender/calculator';
import { type ExtensionOption, extensionOptions, type LoanEvent } from '@lender/lending';
import type { Tx } from '../../kernel/database/database.ts';
import { type NotifyServices, readLoan, recordLoanEvent } from '../loans/index.ts';
import { findInvoice, type InvoiceRecord, invoicesOf } from './invoice-record.ts';
import type { ReceivedPayment } from './received-payment.ts';

type ExtensionBought = Extract<LoanEvent, { kind: 'extension' }>;

export interface ExtensionPayment<Booked> {
  /** Payment of a client whose row is locked. */
  readonly payment: ReceivedPayment;
  /** The invoice that the payment names. */
  readonly invoiceId: string;
  /** Books the payment itself, once, as the receiver of the payment does. */
  readonly book: () => Promise<Booked>;
}

/**
 * Books money that came in for an extension, once. Paid in its window by the payer's own day, however late we hear of
 * it, it buys the extension; anything else is a payment like every other.
 *
 * @returns what the booking gave, and whether the loan is extended by it
 */
export async function takeExtensionPayment<Booked extends { readonly isNew: boolean }>(
  tx: Tx,
  { payment, invoiceId, book }: ExtensionPayment<Booked>,
  services: NotifyServices,
): Promise<Booked & { readonly isExtended: boolean }> {
  const { loan } = payment;
  const { today } = await services.clock.business(tx);
  const found = await findInvoice(tx, { clientId: loan.client_id, invoiceId });
  const invoice = found?.loan_id === loan.id ? found : undefined;
  const option = invoice && (await optionBought(tx, { payment, invoice, today }));
  const booked = await book();
  if (!booked.isNew || !option) return { ...booked, isExtended: false };
  const event = boughtBy(payment, option);
  await tx
    .updateTable('extension_invoice')
    .set({ payment_key: event.payment })
    .where('client_id', '=', loan.client_id)
    .where('id', '=', invoiceId)
    .execute();
  await recordLoanEvent(tx, { loan, event, by: 'client' }, services);
  return { ...booked, isExtended: true };
}

function boughtBy({ method, providerId, paidOn, paidAt }: ReceivedPayment, option: ExtensionOption): ExtensionBought {
  const payment = `payment:${method}:${providerId}`;
  const { type, days, commissionRate, printedCentavos } = option;
  const when = { valueDate: paidOn, at: paidAt.toISOString() };
  return {
    id: `extension:${payment}`,
    kind: 'extension',
    ...when,
    payment,
    type,
    days,
    commissionRate,
    printedCentavos,
  };
}

interface Bought {
  readonly payment: ReceivedPayment;
  readonly invoice: InvoiceRecord;
  readonly today: PlainDate;
}

/** Returns the option that was bought: one on sale on the payer's day, for at most the amount paid. */
async function optionBought(tx: Tx, { payment, invoice, today }: Bought): Promise<ExtensionOption | undefined> {
  if (!isPaidInWindow(invoice, payment)) return undefined;
  const loan = await readLoan(tx, payment.loan);
  const status = new Set(loan.positionOn(today).extensions.map((extension) => extension.payment));
  const others = await invoicesOf(tx, payment.loan);
  // The due date was already moved by a payment that was reported before this one.
  if (others.some(({ due_date, payment_key }) => due_date === invoice.due_date && status.has(payment_key ?? '')))
    return undefined;
  const options = extensionOptions(loan.terms, loan.events, payment.paidOn);
  return options.ok ? options.value.find((option) => isSame(option, { invoice, payment })) : undefined;
}

const isPaidInWindow = (
  { chosen_at, replaced_at, payment_key, payable_from, payable_until, amount_centavos }: InvoiceRecord,
  { paidOn, paidAt, amountCentavos }: ReceivedPayment,
): boolean =>
  chosen_at !== null &&
  // An option chosen after the payer had paid cancels nothing, however late the payment is reported.
  (replaced_at === null || paidAt < replaced_at) &&
  payment_key === null &&
  paidOn >= payable_from &&
  paidOn <= payable_until &&
  amountCentavos >= amount_centavos;

const isSame = (option: ExtensionOption, { invoice, payment }: Omit<Bought, 'today'>): boolean =>
  option.type === invoice.type &&
  option.days === invoice.days &&
  option.commissionRate === invoice.commission_rate &&
  option.dueDate === invoice.due_date &&
  option.amountCentavos <= payment.amountCentavos;
