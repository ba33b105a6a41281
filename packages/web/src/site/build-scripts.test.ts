import path from 'node:path';
import { expect, test } from 'vitest';
import { readScripts } from './build-scripts.ts';

const scriptsOf = readScripts(path.join(import.meta.dirname, '../../test/fixtures/site'));

test('names a chunk and what it imports, each once, and nothing else', () => {
  const needed = ['/assets/part-3.js', '/assets/base-2.js', '/assets/entry.client-4d5e6f.js'];
  expect(scriptsOf('island')).toEqual(['/assets/island-4.js', ...needed]);
});

test('names nothing for a chunk that the build does not have', () => expect(scriptsOf('other')).toEqual([]));
