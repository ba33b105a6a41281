import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildClabe, clabeMessage, controlDigit, isValidClabe, parseClabe } from '../src/index.ts';

interface Vectors {
  readonly vectors: readonly {
    readonly id: string;
    readonly input: string;
    readonly ok: boolean;
    readonly error: string | null;
    readonly message: string | null;
    readonly bankCode: string | null;
    readonly cityCode: string | null;
    readonly account: string | null;
    readonly expectedCheckDigit: number | null;
  }[];
  readonly calculate: readonly {
    readonly bankCode: number;
    readonly cityCode: number;
    readonly account: number;
    readonly clabe: string;
  }[];
  readonly nonStrings: readonly unknown[];
}

const { vectors, calculate, nonStrings }: Vectors = JSON.parse(
  readFileSync(new URL('fixtures/clabe-vectors.json', import.meta.url), 'utf8'),
);

test.each(vectors)('the vector $id is parsed as expected: $input', (vector) => {
  const result = parseClabe(vector.input);
  expect(isValidClabe(vector.input)).toBe(vector.ok);
  if (result.ok) {
    expect(vector.error).toBeNull();
    expect(result.value).toEqual({
      clabe: vector.input,
      bankCode: vector.bankCode,
      plazaCode: vector.cityCode,
      account: vector.account,
      controlDigit: vector.expectedCheckDigit,
    });
  } else {
    // The vectors use the problem names of clabe-validator.
    expect(`invalid-${result.problem.code.replace('check_digit', 'checksum')}`).toBe(vector.error);
    expect(clabeMessage(result.problem)).toBe(vector.message);
  }
});

test.each(vectors.filter(({ input, error }) => error !== 'invalid-length' && error !== 'invalid-characters' && input))(
  'the control digit of the first 17 digits of $id is right',
  ({ input, expectedCheckDigit }) => {
    expect(controlDigit(input.slice(0, 17))).toBe(expectedCheckDigit);
  },
);

test.each(calculate)('buildClabe builds $clabe', ({ bankCode, cityCode, account, clabe }) => {
  expect(buildClabe({ bankCode, plazaCode: cityCode, account })).toMatchObject({ ok: true, value: { clabe } });
});

test.each(nonStrings.map((value) => [value]))('parseClabe refuses %j without coercing it', (value) => {
  expect(parseClabe(value)).toEqual({ ok: false, problem: { code: 'not_text' } });
});
