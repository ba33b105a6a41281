import type { ClabeOptions } from './clabe-options.ts';
import type { ClabeProblem } from './clabe-problem.ts';
import { controlDigit } from './control-digit.ts';
import { type ClabeResult, parseClabe } from './parse-clabe.ts';

/** Parts of which a CLABE is made. Numbers and short texts are filled with zeros at the left. */
export interface ClabeIngredients {
  /** Code of the bank, up to 3 digits. */
  readonly bankCode: string | number;
  /** Code of the plaza, up to 3 digits. */
  readonly plazaCode: string | number;
  /** Account number, up to 11 digits. */
  readonly account: string | number;
}

/**
 * Reason why no CLABE was built: a part that is not 1 to `maxDigits` digits, or a problem of the whole from
 * `parseClabe`.
 */
export type BuildClabeProblem =
  | { readonly code: 'part'; readonly part: keyof ClabeIngredients; readonly maxDigits: number }
  | ClabeProblem;

/** A new CLABE in parts, or the reason why there is none. */
export type BuildClabeResult =
  | Extract<ClabeResult, { readonly ok: true }>
  | { readonly ok: false; readonly problem: BuildClabeProblem };

const partDigits = { bankCode: 3, plazaCode: 3, account: 11 } as const;

/**
 * Makes a CLABE from bank, plaza and account, with its control digit. Bank and plaza are checked as
 * `parseClabe` checks them, under the same options.
 *
 * @example
 * const built = buildClabe({ bankCode: 2, plazaCode: 10, account: 7777777777 })
 * built.ok && built.value.clabe // → '002010077777777771'
 */
export function buildClabe(ingredients: ClabeIngredients, options?: ClabeOptions): BuildClabeResult {
  let first17 = '';
  for (const part of ['bankCode', 'plazaCode', 'account'] as const) {
    const digits = String(ingredients[part]);
    const maxDigits = partDigits[part];
    if (!/^[0-9]+$/.test(digits) || digits.length > maxDigits) {
      return { ok: false, problem: { code: 'part', part, maxDigits } };
    }
    first17 += digits.padStart(maxDigits, '0');
  }
  return parseClabe(`${first17}${controlDigit(first17)}`, options);
}
