import type { Bank, BankStatus } from '../bank.ts';
import { codesOf, publishedDirectory } from '../clabe-directory.ts';
import { BANK_ROWS, COMMON_LEGAL_FORM } from './banks.data.ts';

/** The newest day on which a source of this directory was read, `YYYY-MM-DD`. */
export const DIRECTORY_DATE = '2026-03-25';

/** Status by the sign before a bank's name; an active bank has no sign. */
const statusBySign: Readonly<Record<string, BankStatus>> = {
  '': 'active',
  '-': 'historical',
  '=': 'alias',
  '?': 'listed-2025',
  '!': 'na',
};

/**
 * Returns the bank of a code, or `undefined`.
 *
 * @param code - three digits
 *
 * @example
 * bankByCode('002')?.name // → 'Banamex'
 * bankByCode('002')?.speiCode // → '40002'
 */
export function bankByCode(code: string): Bank | undefined {
  return directory().get(code);
}

/** Returns every bank, by ascending code. */
export function banks(): readonly Bank[] {
  return [...directory().values()];
}

let decoded: ReadonlyMap<string, Bank> | undefined;

function directory(): ReadonlyMap<string, Bank> {
  decoded ??= readBanks();
  return decoded;
}

/** Reads one row for each code that the core knows, in order. */
function readBanks(): ReadonlyMap<string, Bank> {
  const rows = BANK_ROWS.split('\n');
  return new Map(codesOf(publishedDirectory.banks).map((code, at) => [code, readBank(code, rows[at] ?? '')]));
}

/**
 * Reads `-IXE`, `^Nafin`, `Bajio|Banco del Bajío*`: sign of the status, `^` of a development bank, name, and the legal
 * name if there is one.
 */
function readBank(code: string, row: string): Bank {
  const [, sign = '', development, name = '', legalName] = /^([-=?!]?)(\^?)([^|]*)\|?(.*)$/.exec(row) ?? [];
  const status = statusBySign[sign] ?? 'na';
  return Object.freeze({
    code,
    ...(status === 'active' && { speiCode: speiPrefix(code, development === '^') + code }),
    name,
    status,
    ...(legalName && { legalName: legalName.replace('*', COMMON_LEGAL_FORM) }),
  });
}

/** Returns the prefix of the kind: the central bank, development banks, banks, all others. */
function speiPrefix(code: string, isDevelopment: boolean): string {
  if (code === '001') return '02';
  if (isDevelopment) return '37';
  return code < '600' ? '40' : '90';
}
