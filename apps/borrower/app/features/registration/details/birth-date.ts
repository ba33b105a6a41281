import { plainDate } from '@lender/calculator';
import { parseCurp } from '@lender/curp';
import { compactCode } from '../../../forms/compact-code.ts';
import { type DateOrder, writeDate } from '../../../forms/masks/date-mask.ts';

/** Order in which a birth date is typed. */
export const BIRTH_DATE_ORDER: DateOrder = 'm/d/Y';

/**
 * Returns the birth date in a CURP, as its field shows it; empty for an incomplete CURP.
 *
 * @example
 * birthDateIn('MOTR930411HJCRMN03') // → '04/11/1993'
 */
export function birthDateIn(curp: string): string {
  const parsed = parseCurp(compactCode(curp).toUpperCase());
  return parsed.ok ? writeDate(plainDate(parsed.value.birthDate), BIRTH_DATE_ORDER) : '';
}

interface ShownBirth {
  /** Text in the field of the birth date. */
  readonly shown: string;
  /** Birth date that the CURP filled in before. */
  readonly filled: string;
  /** Text in the field of the CURP now. */
  readonly curp: string;
}

/** Returns what the field of the birth date shows beside a CURP: the day of the CURP, unless another day was typed. */
export function birthDateBeside({ shown, filled, curp }: ShownBirth): string {
  const day = birthDateIn(curp);
  const isTyped = shown !== '' && shown !== filled;
  return day === '' || isTyped ? shown : day;
}
