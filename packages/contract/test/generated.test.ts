import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { ENDPOINTS_FILE, endpointExports } from '../scripts/endpoint-exports.ts';
import { generatedPages } from '../scripts/generated-pages.ts';
import { replaceTable } from '../scripts/replace-table.ts';
import { sourceWords, WORDS_FILE } from '../scripts/source-words.ts';

const files = [
  { url: ENDPOINTS_FILE, text: endpointExports() },
  { url: WORDS_FILE, text: sourceWords() },
  ...generatedPages(),
];

describe('`pnpm --filter @lender/contract generate` has been run since the last change:', () => {
  test.each(files.map(({ url, text }) => [path.basename(fileURLToPath(url)), url, text] as const))(
    '%s is what it writes',
    (_, url, text) => {
      expect(readFileSync(url, 'utf8')).toBe(text);
    },
  );
});

describe('a table in a page', () => {
  const page = '# Page\n\n| code | text |\n| --- | --- |\n| old | gone |\n\nThe rest.\n';

  test('is replaced by the one with the same titles, and nothing else is touched', () => {
    expect(
      replaceTable(page, [
        ['code', 'text'],
        ['new', 'here'],
      ]),
    ).toBe('# Page\n\n| code | text |\n| ---- | ---- |\n| new  | here |\n\nThe rest.\n');
  });

  test('is missed aloud where there is none', () => {
    expect(() => replaceTable(page, [['code', 'status']])).toThrow('code|status');
  });
});
