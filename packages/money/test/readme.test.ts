import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as door from '../src/index.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

/** The lines of every `ts` block, imports left out, with `expression // → value` made into a check. */
function examples(): string {
  const blocks = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, block]) => block ?? '');
  const lines = blocks.flatMap((block) => block.split('\n')).filter((line) => !line.startsWith('import '));
  return lines.map((line) => line.replace(/^(.+?);? \/\/ → (.+)$/, 'check($1, $2);')).join('\n');
}

test('every example of the README says what really comes out', () => {
  expect.hasAssertions();
  const run = new Function('check', ...Object.keys(door), examples());
  run((actual: unknown, expected: unknown) => expect(actual).toEqual(expected), ...Object.values(door));
});
