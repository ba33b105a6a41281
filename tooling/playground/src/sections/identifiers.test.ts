import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Language } from '../page/language.ts';
import type { Reading } from '../parts/reading.ts';
import { CLABE_INGREDIENTS, makeClabe, readClabe } from './clabe/read-clabe.ts';
import { CURP_PERSON, makeCurp, readCurp } from './curp/read-curp.ts';
import { makeNss, NSS_INGREDIENTS, readNss } from './nss/read-nss.ts';
import { makeCompanyRfc, makeRfc, RFC_COMPANY, RFC_PERSON, readRfc } from './rfc/read-rfc.ts';

const codesOf = ({ problems }: Reading) => problems.map(({ code }) => code);
const language = fc.constantFrom<Language>('es', 'en');

test.each([
  ['a CLABE', readClabe, makeClabe(CLABE_INGREDIENTS, 'en')],
  ['a CURP', readCurp, makeCurp(CURP_PERSON, 'en')],
  ['the RFC of a person', readRfc, makeRfc(RFC_PERSON, 'en')],
  ['the RFC of a company', readRfc, makeCompanyRfc(RFC_COMPANY, 'en')],
  ['an NSS', readNss, makeNss(NSS_INGREDIENTS, 'en')],
])('%s that was made is read as good, and half of it as nothing wrong so far', (_, read, made) => {
  if (!made.ok) throw new Error(made.problem.message);
  expect(read(made.text, 'es').state).toBe('complete');
  expect(read(made.text.slice(0, 6), 'es').state).toBe('incomplete');
});

describe.each([
  ['clabe', readClabe],
  ['curp', readCurp],
  ['rfc', readRfc],
  ['nss', readNss],
])('%s', (_, read) => {
  test('any typed text has a state, and its problems have words', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[A-Z0-9]{0,19}$/)), language, (text, spoken) => {
        const reading = read(text, spoken);
        expect(reading.problems.length > 0).toBe(reading.state === 'invalid');
        for (const { message } of reading.problems) expect(message).not.toBe('');
      }),
    );
  });
});

test('everything that is wrong is listed at once', () => {
  expect(codesOf(readClabe('003000000000000011', 'es'))).toEqual(['check_digit', 'bank']);
  expect(readClabe('646000000000000008', 'es').state).toBe('doubtful');
  expect(readClabe('002 010-07777777777 1', 'es').parts).toContainEqual({ term: 'Banco', detail: 'Banamex' });
});

test('a value that cannot be made has the problem of its wrong part', () => {
  expect(makeClabe({ ...CLABE_INGREDIENTS, account: 'x' }, 'es')).toMatchObject({ problem: { code: 'part' } });
  expect(makeCurp({ ...CURP_PERSON, givenNames: '1' }, 'es')).toMatchObject({ problem: { code: 'name' } });
  expect(makeRfc({ ...RFC_PERSON, birthDate: 'x' }, 'es')).toMatchObject({ problem: { code: 'date' } });
});
