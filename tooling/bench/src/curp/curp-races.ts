import { checkDigit, isValidCurp, parseCurp } from '@lender/curp';
import curp from 'curp';
import { stdnum } from 'stdnum';
import validateCurp from 'validate-curp';
import { drawFrom, textsOf, withAt } from '../draw.ts';
import { type Race, raceOver } from '../race.ts';
import { curpFloor } from './curp-floor.ts';

const contenders = {
  floor: curpFloor,
  isValidCurp: (text: string) => isValidCurp(text),
  parseCurp: (text: string) => parseCurp(text).ok,
  'curp 1.4.0': (text: string) => curp.validar(text) === true,
  'validate-curp 1.0.0': (text: string) => validateCurp(text).isValid,
  'stdnum 1.12.0': (text: string) => stdnum.MX?.curp?.validate(text).isValid,
};

/** Races valid keys and each kind of error. */
export function curpRaces(): Race[] {
  const draw = drawFrom(17);
  const one = (letters: string) => letters.charAt(draw(letters.length));
  const consonant = () => one('BCDFGHJKLMNPQRSTVWXYZ');
  const number = (from: number, to: number) => String(from + draw(to - from + 1)).padStart(2, '0');
  const first17 = () => {
    const name = `${consonant()}${one('AEIOU')}${consonant()}${consonant()}`;
    const day = `${number(30, 99)}${number(1, 12)}${number(1, 28)}`;
    const place = `${one('HM')}${['JC', 'DF', 'NL', 'MC'][draw(4)]}`;
    return `${name}${day}${place}${consonant()}${consonant()}${consonant()}0`;
  };
  const sealed = (text: string) => `${text}${checkDigit(text)}`;
  const kinds: Readonly<Record<string, () => string>> = {
    valid: () => sealed(first17()),
    length: () => sealed(first17()).slice(1 + draw(17)),
    format: () => withAt(sealed(first17()), 4 + draw(6), 'O'),
    date: () => sealed(withAt(first17(), 6, '0230')),
    sex: () => sealed(withAt(first17(), 10, 'G')),
    state: () => sealed(withAt(first17(), 11, 'ZZ')),
    letters: () => sealed(withAt(first17(), 13, 'A')),
    'check digit': () => sealed(first17()).replace(/.$/, (digit) => String((Number(digit) + 1 + draw(9)) % 10)),
  };
  return Object.entries(kinds).map(([kind, make]) => {
    const inputs = textsOf(64, make);
    return raceOver(kind, { inputs, contenders, isRight: (isValid) => isValid === (kind === 'valid') });
  });
}
