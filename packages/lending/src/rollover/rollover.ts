/** `cheap`: asked for in time, first or second one. `expensive`: asked for late, or the third one. */
export const ROLLOVER_TYPES = ['cheap', 'expensive'] as const;
export type RolloverType = (typeof ROLLOVER_TYPES)[number];

export const ROLLOVER_STATUSES = ['inactive', 'active', 'finished', 'cancelled'] as const;
export type RolloverStatus = (typeof ROLLOVER_STATUSES)[number];

export const INVOICE_STATUSES = ['draft', 'unpaid', 'paid', 'expired', 'cancelled', 'reversed'] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

/** The parts of a rollover that decide whether the client may still take it. */
export interface Rollover {
  readonly status: RolloverStatus;
  readonly invoices: readonly { readonly status: InvoiceStatus }[];
}

/**
 * Tells whether a rollover can be taken: it is inactive and one of its invoices is unpaid or a draft.
 *
 * @example
 * isRolloverAvailable({ status: 'inactive', invoices: [{ status: 'draft' }] }) // → true
 */
export const isRolloverAvailable = ({ status, invoices }: Rollover): boolean =>
  status === 'inactive' && invoices.some((invoice) => invoice.status === 'unpaid' || invoice.status === 'draft');
