import { checkDigit, isValidNss, parseNss } from '@lender/nss';
import { drawFrom, textsOf, withAt } from '../draw.ts';
import { type Race, raceOver } from '../race.ts';
import { nssFloor } from './nss-floor.ts';

const contenders = {
  floor: nssFloor,
  isValidNss: (text: string) => isValidNss(text),
  parseNss: (text: string) => parseNss(text).ok,
};

/** Races valid numbers and each kind of error. */
export function nssRaces(): Race[] {
  const draw = drawFrom(20);
  const good = () => {
    const first10 = String(draw(1e10)).padStart(10, '0');
    return `${first10}${checkDigit(first10)}`;
  };
  const kinds: Readonly<Record<string, () => string>> = {
    valid: good,
    length: () => good().slice(1 + draw(10)),
    characters: () => withAt(good(), draw(11), 'O'),
    'check digit': () => good().replace(/.$/, (digit) => String((Number(digit) + 1 + draw(9)) % 10)),
  };
  return Object.entries(kinds).map(([kind, make]) => {
    const inputs = textsOf(64, make);
    return raceOver(kind, { inputs, contenders, isRight: (isValid) => isValid === (kind === 'valid') });
  });
}
