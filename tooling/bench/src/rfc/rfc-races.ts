import { checkDigit, isValidRfc, parseRfc } from '@lender/rfc';
import { stdnum } from 'stdnum';
import { drawFrom, textsOf, withAt } from '../draw.ts';
import { type Race, raceOver } from '../race.ts';
import { rfcFloor } from './rfc-floor.ts';

const contenders = {
  floor: rfcFloor,
  isValidRfc: (text: string) => isValidRfc(text),
  parseRfc: (text: string) => parseRfc(text).ok,
  'stdnum 1.12.0': (text: string) => stdnum.MX?.rfc?.validate(text).isValid,
};

/** Races keys of people and of companies, and each kind of error. */
export function rfcRaces(): Race[] {
  const draw = drawFrom(19);
  const one = (letters: string) => letters.charAt(draw(letters.length));
  const some = (letters: string, count: number) => Array.from({ length: count }, () => one(letters)).join('');
  const number = (from: number, to: number) => String(from + draw(to - from + 1)).padStart(2, '0');
  const others = (letters: number) =>
    `${some('BDFGHLNSTVZ', letters)}${number(30, 99)}${number(1, 12)}${number(1, 28)}${some('ABCDEFGH12345', 2)}`;
  const sealed = (text: string) => `${text}${checkDigit(text)}`;
  const person = () => others(4);
  const kinds: Readonly<Record<string, () => string>> = {
    person: () => sealed(person()),
    company: () => sealed(others(3)),
    length: () => sealed(person()).slice(2 + draw(9)),
    format: () => withAt(sealed(person()), 4 + draw(6), 'O'),
    date: () => sealed(withAt(person(), 6, '0230')),
    'check digit': () =>
      sealed(person()).replace(/.$/, (digit) => (digit === 'A' ? '3' : String((Number(digit) + 1) % 10))),
  };
  return Object.entries(kinds).map(([kind, make]) => {
    const inputs = textsOf(64, make);
    const isGood = kind === 'person' || kind === 'company';
    return raceOver(kind, { inputs, contenders, isRight: (isValid) => isValid === isGood });
  });
}
