import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../../..');
const TEST_LINE = /^- `([^`]+)`: (“[^”]+”(?:; “[^”]+”)*)$/;

/** Lists the promises of a page in `docs`: heading, the lines of its tests, and the paragraphs between the two. */
const promisesOf = (page: string) =>
  readFileSync(path.join(root, page), 'utf8')
    .split(/^### /m)
    .slice(1)
    .map((section) => {
      const [promise = '', ...lines] = section.split('\n').filter((line) => line !== '' && !line.startsWith('## '));
      return {
        promise,
        tests: lines.filter((line) => line.startsWith('- ')),
        paragraphs: lines.filter((line) => !line.startsWith('- ')),
      };
    });

/** Returns the titles of a line that its file does not hold, or the line itself where it names no file and title. */
function missingOf(line: string): readonly string[] {
  const [, file, names = ''] = TEST_LINE.exec(line) ?? [];
  if (file === undefined) return [line];
  const source = readFileSync(path.join(root, file), 'utf8');
  return [...names.matchAll(/“([^”]+)”/g)].map(([, name = '']) => name).filter((name) => !source.includes(name));
}

describe.each([
  { page: 'docs/threats.md', least: 100 },
  { page: 'docs/acceptance.md', least: 30 },
])('the promises of $page', ({ page, least }) => {
  const promises = promisesOf(page);

  test('a page of promises has a heading for each', () => {
    expect(promises.length).toBeGreaterThanOrEqual(least);
  });

  test('a promise has one paragraph and at least one test', () => {
    const bare = promises.filter(({ paragraphs, tests }) => paragraphs.length !== 1 || tests.length === 0);
    expect(bare.map(({ promise }) => promise)).toEqual([]);
  });

  test.each(promises)('a promise has its tests: $promise', ({ tests }) => {
    expect(tests.flatMap(missingOf)).toEqual([]);
  });
});

test('no point of acceptance is left out', () => {
  const points = promisesOf('docs/acceptance.md').map(({ promise }) => Number.parseInt(promise, 10));
  expect(points).toEqual(Array.from({ length: 30 }, (_, at) => at + 1));
});
