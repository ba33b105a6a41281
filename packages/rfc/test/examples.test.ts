import { readFileSync } from 'node:fs';
import { testExamples } from '@lender/vitest/examples';
import { expect, test } from 'vitest';
import * as door from '../src/index.ts';

const root = new URL('..', import.meta.url);

testExamples({ root, names: door });

test('the README names every problem code', () => {
  const readme = readFileSync(new URL('README.md', root), 'utf8');
  for (const code of ['not_text', 'length', 'format', 'date', 'check_digit', 'kind_not_allowed', 'name']) {
    expect(readme).toContain(`| \`${code}\``);
  }
});
