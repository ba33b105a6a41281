import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  checkDigit,
  compareCurp,
  generateCurp,
  isValidCurp,
  matchesCurpMask,
  type Person,
  parseCurp,
} from '../src/index.ts';

interface Vectors {
  readonly vectors: readonly {
    readonly id: string;
    readonly input: string;
    readonly normalized: string;
    readonly maskOk: boolean;
    readonly errors: readonly string[];
    readonly warnings: readonly string[];
    readonly birthDate: string | null;
    readonly sex: string | null;
    readonly state: string | null;
    readonly expectedCheckDigit: number | null;
    readonly valid: boolean;
  }[];
  readonly generation: readonly (Person & {
    readonly root16: string;
    readonly curpWithDefaultDifferentiator: string;
  })[];
  readonly nonStrings: readonly unknown[];
}

const { vectors, generation, nonStrings }: Vectors = JSON.parse(
  readFileSync(new URL('fixtures/curp-vectors.json', import.meta.url), 'utf8'),
);

test.each(vectors)('vector $id is parsed as listed: $input', (vector) => {
  const result = parseCurp(vector.input);
  expect(isValidCurp(vector.input)).toBe(vector.valid);
  expect(matchesCurpMask(vector.input)).toBe(vector.maskOk);
  if (result.ok) {
    const { curp, birthDate, sex, state } = result.value;
    expect({ curp, birthDate, sex, state }).toEqual({
      curp: vector.normalized,
      birthDate: vector.birthDate,
      sex: vector.sex,
      state: vector.state,
    });
    expect(vector.errors).toEqual([]);
    expect(result.warning === undefined ? [] : [result.warning.code.replaceAll('_', '-')]).toEqual(vector.warnings);
  } else {
    // The vectors spell the codes with hyphens.
    expect([result.problem.code.replaceAll('_', '-')]).toEqual(vector.errors);
  }
});

test.each(vectors.filter(({ maskOk }) => maskOk))(
  'vector $id has the listed check digit for its first 17 characters',
  (vector) => {
    expect(checkDigit(vector.input.slice(0, 17))).toBe(vector.expectedCheckDigit);
  },
);

test.each(generation)('$curpWithDefaultDifferentiator is generated for its person', (person) => {
  const generated = generateCurp(person);
  expect(generated).toMatchObject({ ok: true, value: { curp: person.curpWithDefaultDifferentiator } });
  expect(generated.ok && generated.value.curp.slice(0, 16)).toBe(person.root16);
  expect(generated.ok && compareCurp(generated.value.curp, person).consistent).toBe(true);
});

test.each(nonStrings.map((value) => [value]))('%j is refused without coercion', (value) => {
  expect(parseCurp(value)).toEqual({ ok: false, problem: { code: 'not_text' } });
});
