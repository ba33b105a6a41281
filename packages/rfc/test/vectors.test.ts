import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  compareCompanyRfc,
  compareRfc,
  generateCompanyRfc,
  generateRfc,
  homoclave,
  isValidRfc,
  type MoralPerson,
  type PhysicalPerson,
  parseRfc,
} from '../src/index.ts';
import { isInconvenient } from '../src/is-inconvenient.ts';

interface Vectors {
  readonly persons: readonly (PhysicalPerson & { readonly first: string })[];
  readonly companies: readonly (MoralPerson & { readonly first: string })[];
  readonly wholePersons: readonly (PhysicalPerson & { readonly rfc: string })[];
  readonly wholeCompanies: readonly (MoralPerson & { readonly rfc: string })[];
  readonly homoclaves: readonly { readonly name: string; readonly homoclave: string }[];
  readonly wrongDigitsOnRecord: readonly string[];
  readonly inconvenient: readonly string[];
}

const vectors: Vectors = JSON.parse(readFileSync(new URL('fixtures/rfc-vectors.json', import.meta.url), 'utf8'));

test.each(vectors.persons)(
  'the RFC of $givenNames $firstSurname $secondSurname begins with $first',
  ({ first, ...person }) => {
    const made = generateRfc(person);
    expect(made.ok && made.value.rfc.slice(0, 10)).toBe(first);
    expect(made.ok && compareRfc(made.value.rfc, person).consistent).toBe(true);
  },
);

test.each(vectors.companies)('the RFC of $legalName begins with $first', ({ first, ...company }) => {
  const made = generateCompanyRfc(company);
  expect(made.ok && made.value.rfc.slice(0, 9)).toBe(first);
  expect(made.ok && compareCompanyRfc(made.value.rfc, company).consistent).toBe(true);
});

test.each(vectors.wholePersons)('the whole RFC $rfc is generated from its person', ({ rfc, ...person }) => {
  expect(generateRfc(person)).toMatchObject({ ok: true, value: { rfc, kind: 'physical' } });
  expect(isValidRfc(rfc)).toBe(true);
});

test.each(vectors.wholeCompanies)('the whole RFC $rfc is generated from the name $legalName', ({ rfc, ...company }) => {
  expect(generateCompanyRfc(company)).toMatchObject({ ok: true, value: { rfc, kind: 'moral' } });
  expect(isValidRfc(rfc)).toBe(true);
});

test.each(vectors.homoclaves)('the homoclave of $name is $homoclave', (vector) => {
  expect(homoclave(vector.name)).toBe(vector.homoclave);
});

test.each(vectors.wrongDigitsOnRecord)('%s is on record with a check digit that does not fit', (rfc) => {
  expect(parseRfc(rfc)).toMatchObject({ ok: false, problem: { code: 'check_digit' } });
  expect(parseRfc(rfc, { checkDigit: 'warn' })).toMatchObject({ ok: true, warning: { code: 'check_digit' } });
  expect(parseRfc(rfc, { checkDigit: 'ignore' })).not.toHaveProperty('warning');
});

test('the packed inconvenient words are exactly those of the list', () => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const found: string[] = [];
  for (const a of letters)
    for (const b of letters)
      for (const c of letters) for (const d of letters) if (isInconvenient(a + b + c + d)) found.push(a + b + c + d);
  expect(found).toEqual(vectors.inconvenient.toSorted());
});
