import { expect, test } from 'vitest';
import { checkDigit, compareCompanyRfc, compareRfc, parseRfc, type Rfc } from './index.ts';

function rfcOf(text: string): Rfc {
  const parsed = parseRfc(text);
  if (!parsed.ok) throw new Error(parsed.problem.code);
  return parsed.value.rfc;
}

const rfc = rfcOf('GODE561231GR8');
const emma = { givenNames: 'Emma', firstSurname: 'Gómez', secondSurname: 'Díaz', birthDate: '1956-12-31' };

test('compareRfc says which parts differ', () => {
  expect(compareRfc(rfc, { ...emma, secondSurname: 'Ruiz', birthDate: '1956-12-30' })).toEqual({
    consistent: false,
    name: { status: 'inconsistent', expected: 'GORE', found: 'GODE' },
    date: { status: 'inconsistent', expected: '561230', found: '561231' },
    homoclave: { status: 'inconsistent', expected: expect.stringMatching(/^..$/), found: 'GR' },
  });
});

test('a homoclave of another spelling is only a hint', () => {
  const { consistent, homoclave } = compareRfc(rfc, { ...emma, givenNames: 'Emmanuela' });
  expect([consistent, homoclave.status]).toEqual([true, 'inconsistent']);
});

test('compareRfc compares only what is given', () => {
  const notGiven = { status: 'not_given' };
  expect(compareRfc(rfc, { birthDate: '1956-12-31', givenNames: 'Emma' })).toEqual({
    consistent: true,
    name: notGiven,
    date: { status: 'consistent' },
    homoclave: notGiven,
  });
  expect(compareRfc(rfc, {})).toMatchObject({ consistent: true, date: notGiven });
  expect(compareCompanyRfc(rfcOf('TCH850701RM1'), { foundedOn: '1985-07-02' })).toMatchObject({
    consistent: false,
    name: notGiven,
  });
});

test('a null surname means that the person has none, and any other null means not known', () => {
  expect(compareRfc(rfc, { ...emma, secondSurname: null }).name).toMatchObject({ expected: 'GOEM' });
  expect(compareRfc(rfc, { ...emma, firstSurname: null }).name).toMatchObject({ expected: 'DIEM' });
  for (const name of [
    { firstSurname: null, secondSurname: null },
    { givenNames: null },
    { secondSurname: undefined },
    { firstSurname: undefined },
  ]) {
    expect(compareRfc(rfc, { ...emma, ...name }).name).toEqual({ status: 'not_given' });
  }
  expect(compareRfc(rfc, { ...emma, birthDate: null }).date).toEqual({ status: 'not_given' });
  expect(compareCompanyRfc(rfcOf('TCH850701RM1'), { legalName: null, foundedOn: null }).consistent).toBe(true);
});

test('a caller that changes an answer does not change the answers of other callers', () => {
  Object.assign(compareRfc(rfc, {}).name, { status: 'inconsistent' });
  expect(compareRfc(rfc, {}).name).toEqual({ status: 'not_given' });
});

test('compareRfc does not guess at what it cannot read', () => {
  expect(compareRfc(rfc, { ...emma, firstSurname: 'G0mez' })).toMatchObject({
    consistent: false,
    name: { status: 'unreadable' },
  });
  for (const birthDate of ['31.12.1956', '1956-12-32', '1956-02-30', '2100-02-29', '0056-12-31']) {
    expect(compareRfc(rfc, { ...emma, birthDate }).date).toEqual({ status: 'unreadable' });
  }
  expect(compareCompanyRfc(rfcOf('TCH850701RM1'), { legalName: '株式会社' }).name).toEqual({ status: 'unreadable' });
});

test('compareRfc agrees with an inconvenient word, replaced or on record as it is', () => {
  const omar = { givenNames: 'Omar', firstSurname: 'Pérez', secondSurname: 'Domínguez' };
  for (const others of ['PEDX701213AB', 'PEDO701213AB']) {
    expect(compareRfc(rfcOf(`${others}${checkDigit(others)}`), omar).consistent).toBe(true);
  }
});

test('an RFC of another kind differs by its letters', () => {
  expect(compareRfc(rfcOf('TCH850701RM1'), emma).name).toMatchObject({ status: 'inconsistent', found: 'TCH' });
});
