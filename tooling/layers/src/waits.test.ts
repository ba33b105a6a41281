import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const TESTS = ['apps', 'packages', 'tooling'].flatMap((folder) => [
  `${folder}/*/{src,app,test}/**/*.test.{ts,tsx}`,
  `${folder}/*/test/**/*.ts`,
]);
/**
 * Patterns of a wait that ends after seconds of its own, or after the second that `vi.waitFor` gives by default; and of
 * work that has to be over by then, where `cpuSecondsOf` counts what other programs do not change.
 */
const HURRIED = [
  /(?:performance|Date)\.now\(\) - \w+\)\.toBeLess/,
  /\btimeout: [\d_]+/,
  /vi\.waitFor\([^\n]*\)\);$/,
  /^ *\}, (?!600_000|1_800_000)\d{2,3}_000\);$/,
];

test('tests wait as the shared settings say, so that a busy machine fails none', () => {
  const found = globSync(TESTS, { cwd: root, exclude: ['**/node_modules/**', 'tooling/e2e/**'] }).flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        HURRIED.some((hurried) => hurried.test(line)) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
      ),
  );
  expect(found).toEqual([]);
});
