import { readFileSync } from 'node:fs';
import { testExamples } from '@lender/vitest/examples';
import { expect, test } from 'vitest';
import * as door from '../src/index.ts';

const root = new URL('..', import.meta.url);

testExamples({ root, names: door });

test.each(['README.md', 'README.es.md'])('%s names every problem code', (name) => {
  const readme = readFileSync(new URL(name, root), 'utf8');
  for (const code of ['not_text', 'length', 'characters', 'check_digit', 'part', 'years']) {
    expect(readme).toContain(`\`${code}\``);
  }
});
