import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type FileSizes, measureSizes, percentile95 } from './measure-sizes.ts';
import { readWorkspace } from './workspace.ts';

/**
 * Files that are no product code: tests with their help, stories, tables of data, declarations, and migrations, which
 * are never changed any more.
 */
const notProduct =
  /\.(?:test|spec|stories|data|d)\.tsx?$|\/(?:test|fixtures|migrations)\/|^tooling\/e2e\/(?:journeys|world)\//;

/** Simulated world that `start` and `simulate` run: no part of the product, with limits of its own. */
const simulated = /^tooling\/world\//;

const root = path.resolve(import.meta.dirname, '../../..');
let sizes: readonly (FileSizes & { readonly path: string })[];

beforeAll(() => {
  const files = readWorkspace(root).flatMap((room) => room.files);
  sizes = files
    .filter((file) => !notProduct.test(file.path))
    .map(({ path: file }) => ({
      path: file,
      ...measureSizes(file, readFileSync(path.join(root, file), 'utf8')),
    }));
});

test.each([
  { code: 'the product', isOf: (file: string) => !simulated.test(file), files: 1_000, lines: 100, casts: 90 },
  { code: 'the simulated world', isOf: (file: string) => simulated.test(file), files: 100, lines: 140, casts: 10 },
])('files and functions of $code stay short, and casts and anys stay few', ({ code, isOf, files, lines, casts }) => {
  const measured = sizes.filter((file) => isOf(file.path));
  const total = (count: (file: FileSizes) => number) => measured.reduce((sum, file) => sum + count(file), 0);
  const found = {
    linesPerFile: percentile95(measured.map((file) => file.lines)),
    linesPerFunction: percentile95(measured.flatMap((file) => file.functions)),
    casts: total((file) => file.casts),
    anys: total((file) => file.anys),
  };
  console.log(`${code}, ${measured.length} files; 95th percentiles and sums:`, found);
  expect(measured.length).toBeGreaterThan(files);
  expect(found.linesPerFile).toBeLessThanOrEqual(lines);
  expect(found.linesPerFunction).toBeLessThanOrEqual(27);
  expect(found.casts).toBeLessThanOrEqual(casts);
  expect(found.anys).toBe(0);
});
