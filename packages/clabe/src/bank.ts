/**
 * Status of a bank on `DIRECTORY_DATE`: `active` on Banco de México's list of participants, `historical` once on it,
 * `alias` a second code of another row, `listed-2025` on a list of 2025 and on no later one, `na` no institution at all
 * (999, "N/A"). Every status passes `isValidClabe`.
 */
export type BankStatus = 'active' | 'historical' | 'alias' | 'listed-2025' | 'na';

/** A bank or payment institution that CLABE numbers name. */
export interface Bank {
  /** Three digits, the first of a CLABE. */
  readonly code: string;
  /** Five digits by which SPEI, the central bank's transfer system, names an active participant: `40012`. */
  readonly speiCode?: string;
  /** The short name people know it by, with its accents. */
  readonly name: string;
  /** The registered name, where a tax authority's list carries it and the bank is active. */
  readonly legalName?: string;
  readonly status: BankStatus;
}
