import { codesOf, publishedDirectory } from '../clabe-directory.ts';
import { BANK_ROWS, COMMON_LEGAL_FORM } from './banks.data.ts';

/** The newest day on which a source of this directory was read, `YYYY-MM-DD`. */
export const DIRECTORY_DATE = '2026-03-25';

/** The sign before a bank's name; an active bank has none. */
const statusBySign = {
  /** On Banco de México's list of participants. */
  '': 'active',
  /** Once on it; numbers with this code may still be met. */
  '-': 'historical',
  /** A second code of another row. */
  '=': 'alias',
  /** On a list of 2025, and on no later one. */
  '?': 'listed-2025',
  /** No institution at all: 999, "N/A". */
  '!': 'na',
} as const;

/** How a bank stands on `DIRECTORY_DATE`. Every status passes `isValidClabe`. */
export type BankStatus = (typeof statusBySign)[keyof typeof statusBySign];

/** A bank or payment institution that CLABE numbers name. */
export interface Bank {
  /** Three digits, the first of a CLABE. */
  readonly code: string;
  /** The short name people know it by, with its accents. */
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
  decoded ??= readBanks();
  return decoded;
}

/** One row for each code that the core knows, in order. */
function readBanks(): ReadonlyMap<string, Bank> {
  const rows = BANK_ROWS.split('\n');
  return new Map(codesOf(publishedDirectory.banks).map((code, at) => [code, readBank(code, rows[at] ?? '')]));
}

/** `-IXE`, `Bajio|Banco del Bajío*`: sign of the status, name, and the legal name if there is one. */
function readBank(code: string, row: string): Bank {
  const [, sign = '', name = '', legalName] = /^([-=?!]?)([^|]*)\|?(.*)$/.exec(row) ?? [];
  const status = statusBySign[sign as keyof typeof statusBySign];
  return { code, name, status, ...(legalName && { legalName: legalName.replace('*', COMMON_LEGAL_FORM) }) };
}
