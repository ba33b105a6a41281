import { CLABE_LENGTH } from './clabe.ts';
import type { ClabeOptions } from './clabe-options.ts';
import type { ClabeProblem } from './clabe-problem.ts';
import { findProblem, isAllowedBank, isKnownBank, isKnownPlaza, isRefused } from './find-problem.ts';
import { describeProblem } from './parse-clabe.ts';
import { weighDigits } from './weigh-digits.ts';

/**
 * Returns all problems of a CLABE, in the order of `parseClabe`; empty for a good one. Checks that depend on a failed
 * one are left out: no bank code is read from a text that is not 18 digits.
 *
 * @example
 * clabeProblems('003000000000000011') // → [{ code: 'check_digit', expected: 0 }, { code: 'bank', bank: '003' }, { code: 'city', city: '000' }]
 * clabeProblems('00201x') // → [{ code: 'length', actual: 6 }, { code: 'characters' }]
 */
export function clabeProblems(text: unknown, options?: ClabeOptions): readonly ClabeProblem[] {
  if (typeof text !== 'string') return [{ code: 'not_text' }];
  if (findProblem(text, options) === undefined) return [];
  const isDigits = /^[0-9]*$/.test(text);
  const found = isDigits && text.length === CLABE_LENGTH ? findAll(text, options) : [];
  return [
    ...(text.length === CLABE_LENGTH ? [] : [{ code: 'length', actual: text.length } as const]),
    ...(isDigits ? [] : [{ code: 'characters' } as const]),
    ...found.map((code) => describeProblem(code, text)),
  ];
}

function findAll(digits: string, options: ClabeOptions | undefined) {
  const found = [
    weighDigits(digits) % 10 !== 0 && 'check_digit',
    isRefused(options?.bank) && !isKnownBank(digits, options?.directory) && 'bank',
    isRefused(options?.plaza) && !isKnownPlaza(digits, options?.directory) && 'city',
    !isAllowedBank(digits, options) && 'bank_not_allowed',
  ] as const;
  return found.filter((code) => code !== false);
}
