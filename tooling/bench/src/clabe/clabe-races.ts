import { controlDigit, isValidClabe, parseClabe } from '@lender/clabe';
import { clabe } from 'clabe-validator';
import { stdnum } from 'stdnum';
import { drawFrom, textsOf, withAt } from '../draw.ts';
import { type Race, raceOver } from '../race.ts';
import { clabeFloor } from './clabe-floor.ts';

const contenders = {
  floor: clabeFloor,
  isValidClabe: (text: string) => isValidClabe(text),
  parseClabe: (text: string) => parseClabe(text).ok,
  'clabe-validator 3.2.2': (text: string) => clabe.validate(text).ok,
  'stdnum 1.12.0': (text: string) => stdnum.MX?.clabe?.validate(text).isValid,
};

/** Banks and plazas that every directory has. */
const BANKS = ['002', '012', '014', '021', '072'];
const PLAZAS = ['010', '180', '320', '580'];

/** Races valid numbers and each kind of error. */
export function clabeRaces(): Race[] {
  const draw = drawFrom(18);
  const account = () => String(draw(1e11)).padStart(11, '0');
  const numbered = (bank: string, plaza: string) => {
    const first17 = `${bank}${plaza}${account()}`;
    return `${first17}${controlDigit(first17)}`;
  };
  const good = () => numbered(BANKS[draw(BANKS.length)] ?? '', PLAZAS[draw(PLAZAS.length)] ?? '');
  const kinds: Readonly<Record<string, () => string>> = {
    valid: good,
    length: () => good().slice(1 + draw(17)),
    characters: () => withAt(good(), draw(18), 'O'),
    'check digit': () => good().replace(/.$/, (digit) => String((Number(digit) + 1 + draw(9)) % 10)),
    bank: () => numbered('003', '180'),
    city: () => numbered('002', '000'),
  };
  return Object.entries(kinds).map(([kind, make]) => {
    const inputs = textsOf(64, make);
    return raceOver(kind, { inputs, contenders, isRight: (isValid) => isValid === (kind === 'valid') });
  });
}
