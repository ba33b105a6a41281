/**
 * Status of a bank on `DIRECTORY_DATE`: `active` on Banco de México's list of participants, `historical` once on it,
 * `alias` a second code of another row, `listed-2025` on a list of 2025 and on no later one, `na` no institution at all
 * (999, "N/A"). Every status passes `isValidClabe`.
 */
export type BankStatus = 'active' | 'historical' | 'alias' | 'listed-2025' | 'na';

/** A bank or payment institution to which CLABE numbers refer. */
export interface Bank {
  /** Bank code: three digits, the first of a CLABE. */
  readonly code: string;
  /** Five digits that identify an active participant in SPEI, the central bank's transfer system: `40012`. */
  readonly speiCode?: string;
  /** Short name by which people know the bank, with its accents. */
  readonly name: string;
  /** Registered name, where a tax authority's list has it and the bank is active. */
  readonly legalName?: string;
  readonly status: BankStatus;
}
