import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { type NamedThing, placesOf } from './named-places.ts';
import { readWorkspace } from './workspace.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const files = readWorkspace(root)
  .flatMap((room) => room.files)
  .map((file) => ({ path: file.path, text: readFileSync(path.join(root, file.path), 'utf8') }));

/** Examples of the recipes “Add a flow step” and “Add a payment provider”, each with the most files that may name it. */
const EXAMPLES: readonly (NamedThing & { readonly most: number })[] = [
  {
    name: 'the step bank_statement_upload',
    words: /\bbank_statement_upload\b|\/registration\/bank-statement-upload/,
    own: /features\/registration\/documents\//,
    most: 2,
  },
  {
    name: 'the need identityCheck',
    words: /\bidentityCheck\b/,
    own: /\/identity-check\//,
    most: 8,
  },
  {
    name: 'the provider direct-debit',
    words: /direct-debit|directDebit\b/,
    own: /\/direct-debit\/|\/mandates\//,
    most: 15,
  },
];

test.each(EXAMPLES)('$name is named in no more files than its recipe says', ({ most, ...thing }) => {
  const places = placesOf(thing, files);
  expect(places.length).toBeGreaterThan(0);
  expect(places.length, places.join('\n')).toBeLessThanOrEqual(most);
});

test('a file that names a thing is counted, except in its own folder, in a table or in a test', () => {
  const thing: NamedThing = { name: 'the step sample', words: /\bsample_step\b/, own: /\/sample\// };
  const paths = ['a/page.ts', 'a/sample/page.ts', 'a/steps.data.ts', 'a/page.test.ts', 'a/test/page.ts'];
  const naming = paths.map((each) => ({ path: each, text: "'sample_step'" }));
  expect(placesOf(thing, [...naming, { path: 'b/page.ts', text: "'other_sample_steps'" }])).toEqual(['a/page.ts']);
});
