export { askedExtension } from './asked-extension.ts';
export { chooseExtension } from './choose-extension.ts';
export { hasActiveRefinancing } from './has-active-refinancing.ts';
export { findInvoice, type InvoiceRecord } from './invoice-record.ts';
export { readExtensions } from './read-extensions.ts';
export { takeExtensionPayment } from './take-extension-payment.ts';
export { toTaxedReply } from './to-taxed-reply.ts';
export { unpaidInvoice } from './unpaid-invoice.ts';
export { wasLeftUnpaid } from './was-left-unpaid.ts';
