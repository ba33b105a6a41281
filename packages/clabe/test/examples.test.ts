import { readFileSync } from 'node:fs';
import { testExamples } from '@lender/vitest/examples';
import { expect, test } from 'vitest';
import * as directory from '../src/directory.ts';
import * as door from '../src/index.ts';

const root = new URL('..', import.meta.url);

testExamples({ root, names: { ...door, ...directory } });

test('the README names every problem code', () => {
  const readme = readFileSync(new URL('README.md', root), 'utf8');
  for (const code of ['not-text', 'length', 'characters', 'checksum', 'bank', 'city', 'bank-not-allowed', 'part']) {
    expect(readme).toContain(`| \`${code}\``);
  }
});
