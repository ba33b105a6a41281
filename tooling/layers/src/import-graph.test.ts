import { expect, test } from 'vitest';
import { importGraph } from './import-graph.ts';
import type { Room } from './workspace.ts';

const room = (name: string, files: Record<string, string[]>, entries: Record<string, string> = {}): Room => ({
  name,
  directory: `packages/${name}`,
  dependencies: [],
  devDependencies: [],
  entries: new Map(Object.entries(entries)),
  files: Object.entries(files).map(([file, specifiers]) => ({ path: `packages/${name}/${file}`, specifiers })),
});

test('the import graph follows relative imports and the doors of our packages, and nothing else', () => {
  const money = room('money', { 'src/index.ts': ['./iva.ts', 'zod'], 'src/iva.ts': [] }, { '.': './src/index.ts' });
  const sdk = room('sdk', { 'src/deep/client.tsx': ['../own.ts', '@lender/money', './gone.ts'], 'src/own.ts': [] });
  expect(importGraph([money, sdk])).toEqual(
    new Map([
      ['packages/money/src/index.ts', ['packages/money/src/iva.ts']],
      ['packages/money/src/iva.ts', []],
      ['packages/sdk/src/deep/client.tsx', ['packages/sdk/src/own.ts', 'packages/money/src/index.ts']],
      ['packages/sdk/src/own.ts', []],
    ]),
  );
});
