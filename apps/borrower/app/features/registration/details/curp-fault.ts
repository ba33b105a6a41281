import type { CurpProblem } from '@lender/curp';
import { curpMessageEs } from '@lender/curp/form';

/** Fault of a CURP: the characters that are wrong, or else a whole sentence. */
export type CurpFault =
  | {
      readonly place: 'letter' | 'digit' | 'either' | 'date' | 'state' | 'sum';
      /** Wrong characters, and their position, counted from 1. */
      readonly facts: { readonly place: number; readonly sign: string };
    }
  | { readonly sentence: string };

/**
 * Names the wrong characters.
 *
 * @param text - text in which the problem was found
 *
 * @example
 * curpFault('M0TR930411HJCRMN03', { code: 'format' }) // → { place: 'letter', facts: { place: 2, sign: '0' } }
 */
export function curpFault(text: string, problem: CurpProblem): CurpFault {
  switch (problem.code) {
    case 'format':
      return firstStray(text) ?? { sentence: curpMessageEs(problem) };
    case 'date':
      return { place: 'date', facts: { place: 5, sign: text.slice(4, 10) } };
    case 'state':
      return { place: 'state', facts: { place: 12, sign: text.slice(11, 13) } };
    case 'check_digit':
      return { place: 'sum', facts: { place: 18, sign: text.slice(17) } };
    default:
      return { sentence: curpMessageEs(problem) };
  }
}

/** Places: 4 letters, 6 digits, 6 letters, 1 of either, 1 digit. */
const MASK = 'AAAA999999AAAAAA*9';
const KINDS = {
  A: { place: 'letter', shape: /[A-Z]/i },
  9: { place: 'digit', shape: /\d/ },
  '*': { place: 'either', shape: /[A-Z\d]/i },
} as const;

function firstStray(text: string): CurpFault | undefined {
  for (const [at, sign] of [...text].entries()) {
    const { place, shape } = KINDS[kindAt(at)];
    if (!shape.test(sign)) return { place, facts: { place: at + 1, sign } };
  }
  return undefined;
}

function kindAt(at: number): keyof typeof KINDS {
  const kind = MASK[at];
  if (kind === 'A' || kind === '*') return kind;
  return 9;
}
