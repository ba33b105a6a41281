import { expect, test } from 'vitest';
import { type Curp, checkDigit, compareCurp, type Person, parseCurp } from './index.ts';

function curpOf(first17: string): Curp {
  const parsed = parseCurp(`${first17}${checkDigit(first17)}`);
  if (!parsed.ok) throw new Error(parsed.problem.code);
  return parsed.value.curp;
}

const curp = curpOf('MOSA680915MMNRNN0');
const angeles: Person = {
  givenNames: 'María de los Ángeles',
  firstSurname: 'Moreno',
  secondSurname: 'Sánchez',
  birthDate: '1968-09-15',
  sex: 'M',
  state: 'MN',
};

test('every field of the person to whom a CURP belongs is consistent', () => {
  const { consistent, fields } = compareCurp(curp, angeles);
  expect(consistent).toBe(true);
  expect(Object.values(fields)).toEqual(Array(6).fill({ status: 'consistent' }));
});

test.each([
  [
    'givenNames',
    'Rocío',
    [
      { reason: 'initial', expected: 'R', found: 'A' },
      { reason: 'inner_consonant', expected: 'C', found: 'N' },
    ],
  ],
  ['firstSurname', 'Marino', [{ reason: 'inner_vowel', expected: 'A', found: 'O' }]],
  [
    'secondSurname',
    '',
    [
      { reason: 'initial', expected: 'X', found: 'S' },
      { reason: 'inner_consonant', expected: 'X', found: 'N' },
    ],
  ],
  ['birthDate', '1968-09-16', [{ reason: 'value', expected: '1968-09-16', found: '1968-09-15' }]],
  ['birthDate', '2068-09-15', [{ reason: 'value', expected: '2068-09-15', found: '1968-09-15' }]],
  ['sex', 'H', [{ reason: 'value', expected: 'H', found: 'M' }]],
  ['state', 'DF', [{ reason: 'value', expected: 'DF', found: 'MN' }]],
] as const)('a comparison says why %s %s does not agree with the CURP', (field, value, differences) => {
  const { consistent, fields } = compareCurp(curp, { ...angeles, [field]: value });
  expect(consistent).toBe(false);
  expect(fields[field]).toEqual({ status: 'inconsistent', differences });
  expect(Object.values(fields).filter(({ status }) => status === 'consistent')).toHaveLength(5);
});

test('only the fields that are given are compared', () => {
  const { consistent, fields } = compareCurp(curp, { sex: 'M', givenNames: ' ' });
  expect(consistent).toBe(true);
  expect(fields).toMatchObject({ sex: { status: 'consistent' }, givenNames: { status: 'not_given' } });
  expect(fields.secondSurname).toEqual({ status: 'not_given' });
});

test('a second surname that is null means that there is none', () => {
  expect(compareCurp(curp, { ...angeles, secondSurname: null }).fields.secondSurname.status).toBe('inconsistent');
  expect(compareCurp(curp, { firstSurname: null, secondSurname: null }).fields.firstSurname.status).toBe('not_given');
});

test('any other field that is null counts as not given', () => {
  const { consistent, fields } = compareCurp(curp, { givenNames: null, birthDate: null, sex: null, state: null });
  expect(consistent).toBe(true);
  expect(Object.values(fields)).toEqual(Array(6).fill({ status: 'not_given' }));
});

test('a name that cannot be read is reported as unreadable', () => {
  const { consistent, fields } = compareCurp(curp, { firstSurname: 'M0reno' });
  expect(consistent).toBe(false);
  expect(fields.firstSurname).toEqual({ status: 'unreadable' });
});

test('a name that forms an inconvenient word agrees with a CURP that hides the word or keeps it', () => {
  const pedrero = { firstSurname: 'Pedrero', secondSurname: 'Domínguez', givenNames: 'Ofelia' };
  expect(compareCurp(curpOf('PXDO660606MOCDMF0'), pedrero).consistent).toBe(true);
  expect(compareCurp(curpOf('PEDO660606MOCDMF0'), pedrero).consistent).toBe(true);
  expect(compareCurp(curpOf('PADO660606MOCDMF0'), pedrero).consistent).toBe(false);
  expect(compareCurp(curpOf('MXSA680915MMNRNN0'), angeles).consistent).toBe(false);
});
