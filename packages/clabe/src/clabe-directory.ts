import type { ClabeNames, ClabeParts } from './clabe.ts';
import { BANK_CODES_HEX, PLAZA_CODES_HEX } from './known-codes.data.ts';

/** Codes that exist. Each list is indexed by the code as a number (0 to 999) and holds 1 where it is known. */
export interface ClabeDirectory {
  readonly banks: ArrayLike<number>;
  readonly plazas: ArrayLike<number>;
  /** Returns the names for the codes of a CLABE, where the directory knows them. */
  readonly namesOf?: (codes: Pick<ClabeParts, 'bankCode' | 'plazaCode'>) => ClabeNames;
}

/** The codes of `@lender/clabe/directory`, without their names. */
export const publishedDirectory: ClabeDirectory = /* @__PURE__ */ decodeDirectory();

/**
 * Returns a directory with more codes than its base, which is not changed.
 *
 * @param additions - three-digit codes
 * @param base - directory to extend. @default the published directory
 * @throws RangeError when an added code is not three digits: that is a mistake in configuration
 *
 * @example
 * const directory = extendDirectory({ banks: ['739'] })
 * isValidClabe('739180000000000013', { directory }) // → true
 */
export function extendDirectory(
  additions: { readonly banks?: readonly string[]; readonly plazas?: readonly string[] },
  base: ClabeDirectory = publishedDirectory,
): ClabeDirectory {
  return { ...base, banks: withCodes(base.banks, additions.banks), plazas: withCodes(base.plazas, additions.plazas) };
}

/** Returns the known codes of one list, three digits each, ascending. */
export function codesOf(known: ArrayLike<number>): readonly string[] {
  const codes = Array.from(known, (isKnown, number) => (isKnown === 1 ? String(number).padStart(3, '0') : ''));
  return codes.filter((code) => code !== '');
}

function withCodes(known: ArrayLike<number>, added: readonly string[] = []): ArrayLike<number> {
  const codes = Uint8Array.from(known);
  for (const code of added) {
    if (!/^[0-9]{3}$/.test(code)) throw new RangeError(`A code must have three digits: ${code}`);
    codes[Number(code)] = 1;
  }
  return codes;
}

function decodeDirectory(): ClabeDirectory {
  return { banks: decodeCodes(BANK_CODES_HEX), plazas: decodeCodes(PLAZA_CODES_HEX) };
}

/** Decodes four codes from each hexadecimal character, the lowest code from the lowest bit. */
function decodeCodes(hex: string): Uint8Array {
  return Uint8Array.from({ length: 1000 }, (_, code) => (Number.parseInt(hex.charAt(code >> 2), 16) >> (code & 3)) & 1);
}
