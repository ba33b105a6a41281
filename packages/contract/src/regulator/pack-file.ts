/** Files of the monthly report to authorities. */
export const PACK_FILES = ['complaints', 'agencies', 'portfolio', 'cat', 'bureau', 'invoices', 'alerts'] as const;
export type PackFile = (typeof PACK_FILES)[number];

/**
 * Sums of a file: amounts owed of principal, of charges and of IVA; the overdue amount; income, waived amounts and what
 * is owed to the treasury.
 */
export const PACK_SUMS = ['principal', 'charges', 'charges_iva', 'owed', 'overdue', 'income', 'waived', 'iva'] as const;
export type PackSum = (typeof PACK_SUMS)[number];
