import { expect, test } from 'vitest';
import { findCircles } from './find-circles.ts';
import { folderGraph } from './folder-graph.ts';

test('an entry of a folder imports another when any file in it does', () => {
  const imports = new Map([
    ['apps/api/loans/terms/rate.ts', ['apps/api/loans/index.ts', 'apps/api/clients/deep/name.ts']],
    ['apps/api/clients/deep/name.ts', ['apps/api/env.ts', 'packages/money/src/index.ts']],
  ]);
  expect(folderGraph(imports)).toEqual(
    new Map([
      ['apps/api/loans/terms', ['apps/api/loans/index.ts']],
      ['apps/api/loans', ['apps/api/clients']],
      ['apps/api/clients', ['apps/api/env.ts']],
    ]),
  );
});

test('folders that import each other are found, though no file does', () => {
  const imports = new Map([
    ['apps/api/loans/a.ts', ['apps/api/clients/a.ts']],
    ['apps/api/clients/b.ts', ['apps/api/loans/b.ts']],
  ]);
  expect(findCircles(imports)).toEqual([]);
  expect(findCircles(folderGraph(imports))).toEqual([['apps/api/loans', 'apps/api/clients']]);
});
