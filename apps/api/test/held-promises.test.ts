import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../../..');

/** Lists the promises of a page in `docs`: each promise, the file of its test, and the titles named in it. */
const promisesOf = (page: string) =>
  [
    ...readFileSync(path.join(root, page), 'utf8').matchAll(
      /^\| (?!attack|promise|-)(.+?) +\| `([^`]+)` +\| (.+?) +\|$/gm,
    ),
  ].map(([, promise = '', file = '', names = '']) => ({
    promise,
    file,
    names: [...names.matchAll(/“([^”]+)”/g)].map(([, name = '']) => name),
  }));

describe.each(['docs/threats.md', 'docs/acceptance.md'])('the promises of %s', (page) => {
  const promises = promisesOf(page);

  test('a page of promises has them in a table', () => {
    expect(promises.length).toBeGreaterThan(40);
  });

  test.each(promises)('a promise has its test: $promise', ({ file, names }) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !source.includes(name))).toEqual([]);
  });
});

test('no point of acceptance is left out', () => {
  const points = new Set(promisesOf('docs/acceptance.md').map(({ promise }) => Number.parseInt(promise, 10)));
  expect([...points]).toEqual(Array.from({ length: 30 }, (_, at) => at + 1));
});
