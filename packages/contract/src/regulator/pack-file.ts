/** The files of what authorities are told of a month. */
export const PACK_FILES = ['complaints', 'agencies', 'portfolio', 'cat', 'bureau', 'invoices', 'alerts'] as const;
export type PackFile = (typeof PACK_FILES)[number];

/**
 * What a file comes to: what is owed of principal, of charges and of IVA; what is late; what was earned, forgiven and is
 * owed to the treasury.
 */
export const PACK_SUMS = ['principal', 'charges', 'charges_iva', 'owed', 'overdue', 'income', 'waived', 'iva'] as const;
export type PackSum = (typeof PACK_SUMS)[number];
