import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { CHUNKS } from '../site-chunks.ts';

const site = path.resolve(import.meta.dirname, '..');
const modules = globSync('app/**/*.{ts,tsx}', { cwd: site }).filter((file) => !file.includes('.test.'));
const ownPatterns = CHUNKS.flatMap(([, patterns]) => patterns).filter(({ source }) => source.startsWith('app\\/'));

test('each pattern of a chunk that names modules of the site finds one', () => {
  expect(ownPatterns.length).toBeGreaterThan(20);
  expect(ownPatterns.filter((pattern) => !modules.some((file) => pattern.test(file)))).toEqual([]);
});
