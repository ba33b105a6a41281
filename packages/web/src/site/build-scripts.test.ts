import path from 'node:path';
import { expect, test } from 'vitest';
import { readScripts } from './build-scripts.ts';

const scriptsOf = readScripts(path.join(import.meta.dirname, '../../test/fixtures/site'));

test('the scripts of a chunk are the chunk and its imports, each once, and nothing else', () => {
  const needed = ['/assets/part-3.js', '/assets/base-2.js', '/assets/entry.client-4d5e6f.js'];
  expect(scriptsOf('island')).toEqual(['/assets/island-4.js', ...needed]);
});

test('a chunk that the build does not have has no scripts', () => expect(scriptsOf('other')).toEqual([]));
