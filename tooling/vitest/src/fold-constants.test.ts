import { expect, test } from 'vitest';
import { foldConstants } from './fold-constants.ts';

const constant = (fields: number, type = 'string') =>
  ['export const call: {', ...Array.from({ length: fields }, (_, index) => `    f${index}: ${type};`), '};'].join('\n');
const around = (declaration: string) =>
  `// @public\n${declaration}\n\n// @public\nexport interface A {\n    b: string;\n}`;

test('a short constant stays as it is', () => {
  expect(foldConstants(around(constant(5)))).toBe(around(constant(5)));
});

test('a long constant becomes a line, which changes whenever the constant does', () => {
  const folded = foldConstants(around(constant(40)));
  expect(folded).toMatch(
    /^\/\/ @public\nexport const call: \/\* 42 lines, sha256 [0-9a-f]{16} \*\/;\n\n\/\/ @public\nexport interface A/,
  );
  expect(foldConstants(around(constant(40, 'number')))).not.toBe(folded);
  expect(foldConstants(around(constant(40)))).toBe(folded);
});

test('the order of a union, which the compiler chooses, changes nothing', () => {
  expect(foldConstants(around(constant(40, "'a' | 'b'")))).toBe(foldConstants(around(constant(40, "'b' | 'a'"))));
  expect(foldConstants(around(constant(40, "'a' | 'c'")))).not.toBe(foldConstants(around(constant(40, "'a' | 'b'"))));
});

test('a short union is written in one order', () => {
  const reported = (union: string) => foldConstants(around(`export const status: Literal<${union}>;`));
  expect(reported('3 | 23 | 401 | 4')).toBe(reported('4 | 401 | 3 | 23'));
  expect(reported('3 | 23 | 4')).not.toBe(reported('3 | 23 | 5'));
});

test('an enum is written in one order', () => {
  const reported = (...names: string[]) =>
    foldConstants(`export const call: z.Enum<{\n${names.map((name) => `    ${name}: "${name}";\n`).join('')}}>;`);
  expect(reported('failed', 'charged', 'queued')).toBe(reported('queued', 'failed', 'charged'));
  expect(reported('failed', 'charged')).not.toBe(reported('failed', 'queued'));
});

test('a text that is no constant stays, however long', () => {
  const long = `export interface A {\n${'    b: string;\n'.repeat(50)}}`;
  expect(foldConstants(long)).toBe(long);
});
