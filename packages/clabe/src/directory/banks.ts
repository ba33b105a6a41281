import { BANK_ROWS } from './banks.data.ts';

/** The newest day on which a source of this directory was read, `YYYY-MM-DD`. */
export const DIRECTORY_DATE = '2026-03-25';

const statusByLetter = {
  /** On Banco de México's list of participants. */
  a: 'active',
  /** Once on it; numbers with this code may still be met. */
  h: 'historical',
  /** A second code of another row. */
  s: 'alias',
  /** On a list of 2025, and on no later one. */
  l: 'listed-2025',
  /** No institution at all: 999, "N/A". */
  n: 'na',
} as const;

/** How a bank stands on `DIRECTORY_DATE`. Every status passes `isValidClabe`. */
export type BankStatus = (typeof statusByLetter)[keyof typeof statusByLetter];

/** A bank or payment institution that CLABE numbers name. */
export interface Bank {
  /** Three digits, the first of a CLABE. */
  readonly code: string;
  /** The short name people know it by, as the sources write it. */
  readonly name: string;
  /** The registered name, where a tax authority's list carries it and the bank is active. */
  readonly legalName?: string;
  readonly status: BankStatus;
}

/**
 * The bank of a code, or `undefined`.
 *
 * @param code - three digits
 *
 * @example
 * bankByCode('002')?.name // → 'Banamex'
 */
export function bankByCode(code: string): Bank | undefined {
  return directory().get(code);
}

/** Every bank, by ascending code. */
export function banks(): readonly Bank[] {
  return [...directory().values()];
}

let decoded: ReadonlyMap<string, Bank> | undefined;

function directory(): ReadonlyMap<string, Bank> {
  decoded ??= new Map(BANK_ROWS.split('\n').map(decodeRow));
  return decoded;
}

/** `002aBanamex|Banco Nacional …`: code, letter of the status, name, and the legal name if there is one. */
function decodeRow(row: string): [string, Bank] {
  const code = row.slice(0, 3);
  const status = statusByLetter[row.charAt(3) as keyof typeof statusByLetter];
  const [name = '', legalName] = row.slice(4).split('|');
  return [code, { code, name, status, ...(legalName && { legalName }) }];
}
