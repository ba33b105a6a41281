import { expect, test } from 'vitest';
import { affectedPackages } from './affected-packages.ts';

const MONEY = { folder: 'packages/money', name: '@lender/money' };
const LENDING = {
  folder: 'packages/lending',
  name: '@lender/lending',
  dependencies: { '@lender/money': 'workspace:*' },
};
const API = { folder: 'apps/api', name: '@lender/api', devDependencies: { '@lender/lending': 'workspace:*' } };
const UI = { folder: 'packages/ui', name: '@lender/ui', dependencies: { react: '19' } };
const ALL = [API, LENDING, MONEY, UI];

test('a change affects its own package, and every package that depends on it directly or through others', () => {
  expect(affectedPackages(ALL, ['packages/money/src/centavos.ts'])).toEqual([API, LENDING, MONEY]);
  expect(affectedPackages(ALL, ['packages/ui/src/button.tsx', 'README.md'])).toEqual([UI]);
});

test('a change outside every package affects no package', () => {
  expect(affectedPackages(ALL, ['README.md', 'packages/money-old/a.ts'])).toEqual([]);
});
