import { readFileSync } from 'node:fs';
import { testExamples } from '@lender/vitest/examples';
import { expect, test } from 'vitest';
import * as directory from '../src/directory.ts';
import * as door from '../src/index.ts';

const root = new URL('..', import.meta.url);

testExamples({ root, names: { ...door, ...directory } });

test.each(['README.md', 'README.es.md'])('%s names every problem code', (name) => {
  const readme = readFileSync(new URL(name, root), 'utf8');
  for (const code of ['not_text', 'length', 'characters', 'check_digit', 'bank', 'city', 'bank_not_allowed', 'part']) {
    expect(readme).toContain(`| \`${code}\``);
  }
});
