import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../../..');
const page = readFileSync(path.join(root, 'docs/threats.md'), 'utf8');
const rows = [...page.matchAll(/^\| (?!attack|-)(.+?) +\| `([^`]+)` +\| (.+?) +\|$/gm)].map(
  ([, attack = '', file = '', names = '']) => ({
    attack,
    file,
    names: [...names.matchAll(/“([^”]+)”/g)].map(([, name = '']) => name),
  }),
);

describe('what docs/threats.md promises', () => {
  test('is a table', () => {
    expect(rows.length).toBeGreaterThan(40);
  });

  test.each(rows)('has its test: $attack', ({ file, names }) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !source.includes(name))).toEqual([]);
  });
});
