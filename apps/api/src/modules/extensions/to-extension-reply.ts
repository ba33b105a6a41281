import type { Reply, rolloverActiveLoan } from '@lender/contract';
import { extensionPriceSchema } from './extension-price.ts';
import { type ExtendedLoan, extensionStatus, invoiceStatus } from './extension-status.policy.ts';
import type { InvoiceRecord } from './invoice-record.ts';
import { toTaxedReply } from './to-taxed-reply.ts';

export type ExtensionReply = Reply<typeof rolloverActiveLoan>;

/** Returns an extension with its invoices, oldest first, in its wire form. */
export function toExtensionReply(
  invoices: readonly [InvoiceRecord, ...InvoiceRecord[]],
  loan: ExtendedLoan,
): ExtensionReply {
  const paid = invoices.find((invoice) => invoiceStatus(invoice, loan) === 'paid');
  const [first] = invoices;
  const shown = paid ?? invoices.at(-1) ?? first;
  return {
    id: shown.rollover_id,
    type: shown.type,
    status: extensionStatus(invoices, loan),
    days: shown.days,
    amount: shown.amount_centavos,
    newDueDate: shown.new_end_date,
    interestUntil: shown.new_due_date,
    invoices: invoices.map((invoice) => toInvoiceReply(invoice, loan)),
  };
}

function toInvoiceReply(invoice: InvoiceRecord, loan: ExtendedLoan): ExtensionReply['invoices'][number] {
  const { interest, fees, lateCharge, commission } = extensionPriceSchema.parse(invoice.price);
  return {
    id: invoice.id,
    amount: invoice.amount_centavos,
    status: invoiceStatus(invoice, loan),
    payableUntil: invoice.payable_until,
    interest: toTaxedReply(interest),
    fees: toTaxedReply(fees),
    lateCharge: toTaxedReply(lateCharge),
    commission: toTaxedReply(commission),
  };
}
