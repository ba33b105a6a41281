import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const SITES = ['apps/*/app/**/*.{ts,tsx}', 'packages/{web,ui}/src/**/*.{ts,tsx}'];
/** An inline script, which imports nothing: it opens the address to which the router was navigating. */
const BY_ITSELF = 'packages/web/src/document/lost-chunk.ts';
/** Calls that open another page without checking its address; the linter forbids those of Remix. */
const UNWATCHED = [
  /\blocation\.(?:assign|replace|href = )/,
  /\bwindow\.open\(/,
  /\bResponse\.redirect\(/,
  /<(?:NavLink|Navigate)\b/,
  /\bimport \* as \w+ from '(?:@remix-run\/|react-router)/,
];

test('every link to another page goes through the navigation of @lender/web', () => {
  const exclude = ['**/*.test.*', 'packages/web/src/navigation/**', BY_ITSELF];
  const found = globSync(SITES, { cwd: root, exclude }).flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        UNWATCHED.some((way) => way.test(line)) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
      ),
  );
  expect(found).toEqual([]);
});
