import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const journeys = path.resolve(import.meta.dirname, '../../e2e/journeys');

test('no two journeys draw the same people, since the second of them would be refused for a CURP that has an account', () => {
  const seeds = globSync('*.spec.ts', { cwd: journeys }).flatMap((file) =>
    [...readFileSync(path.join(journeys, file), 'utf8').matchAll(/drawerOf\((seed[^)]*)\)/g)].map(([, seed]) => seed),
  );
  expect(seeds.length).toBeGreaterThan(20);
  expect(seeds.filter((seed, index) => seeds.indexOf(seed) !== index)).toEqual([]);
});
