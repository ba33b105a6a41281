import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isInconvenient } from './is-inconvenient.ts';

const listed: readonly string[] = JSON.parse(
  readFileSync(new URL('../test/fixtures/inconvenient-words.json', import.meta.url), 'utf8'),
);

test('exactly the 81 words of the registry, among all words of four letters, are inconvenient', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const pairs = letters.flatMap((first) => letters.map((second) => first + second));
  const found = pairs.flatMap((start) => pairs.map((end) => start + end)).filter(isInconvenient);
  expect(found).toEqual([...listed].sort());
});
