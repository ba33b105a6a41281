import { type PlainDate, plainDate } from '@lender/calculator';
import { parseCurp } from '@lender/curp';
import { ok, type Result } from '@lender/result';
import { type Refusal, refuse } from '../../../kernel/refusal.ts';

interface DeclaredBirth {
  /** Nothing is wrong where none was given. */
  readonly birthDate?: PlainDate | undefined;
  /** As it was typed; an invalid one is refused elsewhere. */
  readonly curp: string;
  readonly today: PlainDate;
}

/**
 * Compares a birth date that was given with the one in the CURP, which alone is stored.
 *
 * @example
 * checkBirthDate({ birthDate: '1993-04-12', curp: 'MOTR930411HJCRMN03', today }) // → refused, `differs`
 */
export function checkBirthDate({
  birthDate,
  curp,
  today,
}: DeclaredBirth): Result<undefined, Refusal<'birth_date_invalid'>> {
  if (birthDate === undefined) return ok(undefined);
  if (birthDate > today) return refused('in_future');
  const parsed = parseCurp(curp);
  const isOfCurp = !parsed.ok || birthDate === plainDate(parsed.value.birthDate);
  return isOfCurp ? ok(undefined) : refused('differs');
}

const refused = (reason: 'in_future' | 'differs') =>
  refuse('birth_date_invalid', { field: ['birthDate'], facts: { reason } });
