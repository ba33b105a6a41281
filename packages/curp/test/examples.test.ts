import { readFileSync } from 'node:fs';
import { testExamples } from '@lender/vitest/examples';
import { expect, test } from 'vitest';
import * as form from '../src/form.ts';
import * as door from '../src/index.ts';
import * as states from '../src/states.ts';

const root = new URL('..', import.meta.url);

testExamples({ root, names: { ...door, ...form, ...states } });

const codes = [
  'not_text',
  'length',
  'format',
  'date',
  'future_date',
  'sex',
  'state',
  'letters',
  'check_digit',
  'name',
  'differentiator',
];

test.each(['README.md', 'README.es.md'])('%s names every problem code', (name) => {
  const readme = readFileSync(new URL(name, root), 'utf8');
  for (const code of codes) expect(readme).toContain(`| \`${code}\``);
});
