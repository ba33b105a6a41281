import { compareCurp, parseCurp } from '@lender/curp';
import { compactCode } from '../../../forms/compact-code.ts';
import { type CurpFault, curpFault } from './curp-fault.ts';

/** Typed names, some of whose letters are in a CURP. */
export interface TypedNames {
  readonly givenNames: string;
  readonly firstSurname: string;
  readonly secondSurname: string;
}

/** Advice about the CURP that was typed. */
export type CurpAdvice =
  | { readonly kind: 'fine' }
  | { readonly kind: 'problem'; readonly fault: CurpFault }
  /** Signs that look alike were swapped; with them put right it is a CURP. */
  | { readonly kind: 'look_alike'; readonly suggestion: string }
  /** A valid CURP that seems to belong to another person: a doubt, never a refusal. */
  | { readonly kind: 'names_differ'; readonly names: readonly (keyof TypedNames)[] };

/**
 * Compares a typed CURP with the typed names. Names that were not typed are ignored.
 *
 * @example
 * adviseCurp('MOTR93O411HJCRMN03', noNames) // → { kind: 'look_alike', suggestion: 'MOTR930411HJCRMN03' }
 */
export function adviseCurp(typed: string, names: TypedNames): CurpAdvice {
  const text = compactCode(typed).toUpperCase();
  const parsed = parseCurp(text);
  if (!parsed.ok) {
    const suggestion = unswapped(text);
    return parseCurp(suggestion).ok
      ? { kind: 'look_alike', suggestion }
      : { kind: 'problem', fault: curpFault(text, parsed.problem) };
  }
  const given = Object.fromEntries(Object.entries(names).filter(([, name]) => name.trim() !== ''));
  const { fields } = compareCurp(parsed.value.curp, given);
  const differing = nameFields.filter((field) => fields[field].status === 'inconsistent');
  return differing.length === 0 ? { kind: 'fine' } : { kind: 'names_differ', names: differing };
}

const nameFields = ['givenNames', 'firstSurname', 'secondSurname'] as const;

const asLetter: Readonly<Record<string, string>> = { '0': 'O', '1': 'I' };
const asDigit: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/** Converts characters to the kind of their place: 4 letters, 6 digits, 6 letters, one of either, 1 digit. */
const unswapped = (text: string): string => [...text].map((sign, at) => tableAt(at)[sign] ?? sign).join('');

function tableAt(at: number): Readonly<Record<string, string>> {
  if (at < 4 || (at >= 10 && at < 16)) return asLetter;
  return at === 16 ? {} : asDigit;
}
