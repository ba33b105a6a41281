import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { expect, test } from 'vitest';
import * as directory from '../src/directory.ts';
import * as clabe from '../src/index.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const doors = { ...clabe, ...directory };

/** The lines of every `ts` block, imports left out, with `expression // → value` made into a check. */
function examples(): string {
  const blocks = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, block]) => block ?? '');
  const lines = blocks.flatMap((block) => block.split('\n')).filter((line) => !line.startsWith('import '));
  const checked = lines.map((line) => line.replace(/^(.+?);? \/\/ → (.+)$/, 'check($1, $2);')).join('\n');
  return transformSync(checked, { loader: 'ts' }).code;
}

test('every example of the README says what really comes out', () => {
  expect.hasAssertions();
  const run = new Function('check', ...Object.keys(doors), examples());
  run((actual: unknown, expected: unknown) => expect(actual).toEqual(expected), ...Object.values(doors));
});

test('the README names every problem code', () => {
  for (const code of ['not-text', 'length', 'characters', 'checksum', 'bank', 'city', 'bank-not-allowed', 'part']) {
    expect(readme).toContain(`| \`${code}\``);
  }
});
