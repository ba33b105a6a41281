import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type FileSizes, measureSizes, percentile95 } from './measure-sizes.ts';
import { readWorkspace } from './workspace.ts';

/**
 * Files that are no product code: tests with their help, stories, tables of data, declarations, and migrations, which
 * are never changed any more.
 */
const notProduct = /\.(?:test|spec|stories|data|d)\.tsx?$|\/(?:test|fixtures|journeys|world|migrations)\//;

const root = path.resolve(import.meta.dirname, '../../..');
let sizes: readonly FileSizes[];

beforeAll(() => {
  const files = readWorkspace(root).flatMap((room) => room.files);
  sizes = files
    .filter((file) => !notProduct.test(file.path))
    .map((file) => measureSizes(file.path, readFileSync(path.join(root, file.path), 'utf8')));
});

test('files and functions stay short, and casts and anys stay few', () => {
  const total = (count: (file: FileSizes) => number) => sizes.reduce((sum, file) => sum + count(file), 0);
  const measured = {
    linesPerFile: percentile95(sizes.map((file) => file.lines)),
    linesPerFunction: percentile95(sizes.flatMap((file) => file.functions)),
    casts: total((file) => file.casts),
    anys: total((file) => file.anys),
  };
  console.log(`${sizes.length} files; 95th percentiles and sums:`, measured);
  expect(sizes.length).toBeGreaterThan(1_000);
  expect(measured.linesPerFile).toBeLessThanOrEqual(100);
  expect(measured.linesPerFunction).toBeLessThanOrEqual(27);
  expect(measured.casts).toBeLessThanOrEqual(90);
  expect(measured.anys).toBe(0);
});
