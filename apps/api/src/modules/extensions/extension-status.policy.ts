import type { PlainDate } from '@lender/calculator';
import type { InvoiceStatus, LoanPosition, RolloverStatus } from '@lender/lending';

/** Facts from which an invoice's status follows. */
export interface InvoiceFacts {
  readonly payment_key: string | null;
  readonly chosen_at: Date | null;
  readonly replaced_at: Date | null;
  readonly payable_until: PlainDate;
}

/** Position of the loan, as far as its extensions need it. */
export interface ExtendedLoan {
  readonly position: Pick<LoanPosition, 'state' | 'extensions' | 'date'>;
  /** True when the extension is available today. */
  readonly isOffered: boolean;
}

/**
 * Returns the status of an invoice. It follows from what is known of the loan, so that a payment that is reported late,
 * or reversed, needs no update of a stored status.
 */
export function invoiceStatus(invoice: InvoiceFacts, { position, isOffered }: ExtendedLoan): InvoiceStatus {
  if (invoice.payment_key !== null)
    return position.extensions.some(({ payment }) => payment === invoice.payment_key) ? 'paid' : 'reversed';
  if (invoice.replaced_at !== null || position.state !== 'open') return 'cancelled';
  if (position.date > invoice.payable_until) return 'expired';
  if (!isOffered) return 'cancelled';
  return invoice.chosen_at === null ? 'draft' : 'unpaid';
}

/**
 * Returns the status of an extension, by its invoices: once bought it is active until the next one or the end of the
 * loan.
 */
export function extensionStatus(invoices: readonly InvoiceFacts[], loan: ExtendedLoan): RolloverStatus {
  const bought = invoices.find((invoice) => invoiceStatus(invoice, loan) === 'paid');
  const { position, isOffered } = loan;
  if (bought) {
    const isLast = position.extensions.at(-1)?.payment === bought.payment_key;
    return isLast && position.state === 'open' ? 'active' : 'finished';
  }
  return isOffered && position.state === 'open' ? 'inactive' : 'cancelled';
}
