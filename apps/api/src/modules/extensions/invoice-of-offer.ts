import type { PlainDate } from '@lender/calculator';
import type { LoanRecord } from '../loans/index.ts';
import { priceOf } from './extension-price.ts';
import type { InvoiceRecord } from './invoice-record.ts';
import type { OfferedExtension } from './offered-extension.ts';

interface Offered {
  readonly loan: Pick<LoanRecord, 'client_id' | 'id'>;
  readonly offer: OfferedExtension;
  readonly now: Date;
  readonly today: PlainDate;
}

/**
 * Returns the invoice of an extension that is offered, as a draft. It need not be stored: it is the same until its
 * price changes.
 */
export const invoiceOfOffer = ({ loan, offer, now, today }: Offered): InvoiceRecord => ({
  client_id: loan.client_id,
  id: offer.invoiceId,
  loan_id: loan.id,
  rollover_id: offer.rolloverId,
  type: offer.option.type,
  days: offer.option.days,
  commission_rate: offer.option.commissionRate,
  due_date: offer.option.dueDate,
  new_due_date: offer.option.newDueDate,
  new_end_date: offer.option.newEndDate,
  price: priceOf(offer),
  amount_centavos: offer.option.amountCentavos,
  payable_from: today,
  payable_until: offer.payableUntil,
  created_at: now,
  chosen_at: null,
  replaced_at: null,
  payment_key: null,
});
