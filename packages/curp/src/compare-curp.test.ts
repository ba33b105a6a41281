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

test('finds every field of its own person consistent', () => {
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
] as const)('says why %s %s does not agree', (field, value, differences) => {
  const { consistent, fields } = compareCurp(curp, { ...angeles, [field]: value });
  expect(consistent).toBe(false);
  expect(fields[field]).toEqual({ status: 'inconsistent', differences });
  expect(Object.values(fields).filter(({ status }) => status === 'consistent')).toHaveLength(5);
});

test('compares only what is given', () => {
  const { consistent, fields } = compareCurp(curp, { sex: 'M', givenNames: ' ' });
  expect(consistent).toBe(true);
  expect(fields).toMatchObject({ sex: { status: 'consistent' }, givenNames: { status: 'not_given' } });
  expect(fields.secondSurname).toEqual({ status: 'not_given' });
});

test('null says that there is no second surname', () => {
  expect(compareCurp(curp, { ...angeles, secondSurname: null }).fields.secondSurname.status).toBe('inconsistent');
  expect(compareCurp(curp, { firstSurname: null, secondSurname: null }).fields.firstSurname.status).toBe('not_given');
});

test('anything else that is null is not known', () => {
  const { consistent, fields } = compareCurp(curp, { givenNames: null, birthDate: null, sex: null, state: null });
  expect(consistent).toBe(true);
  expect(Object.values(fields)).toEqual(Array(6).fill({ status: 'not_given' }));
});

test('does not guess at a name it cannot read', () => {
  const { consistent, fields } = compareCurp(curp, { firstSurname: 'M0reno' });
  expect(consistent).toBe(false);
  expect(fields.firstSurname).toEqual({ status: 'unreadable' });
});

test('agrees with an inconvenient word, hidden or registered as it is', () => {
  const pedrero = { firstSurname: 'Pedrero', secondSurname: 'Domínguez', givenNames: 'Ofelia' };
  expect(compareCurp(curpOf('PXDO660606MOCDMF0'), pedrero).consistent).toBe(true);
  expect(compareCurp(curpOf('PEDO660606MOCDMF0'), pedrero).consistent).toBe(true);
  expect(compareCurp(curpOf('PADO660606MOCDMF0'), pedrero).consistent).toBe(false);
  expect(compareCurp(curpOf('MXSA680915MMNRNN0'), angeles).consistent).toBe(false);
});
