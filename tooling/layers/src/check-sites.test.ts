import { expect, test } from 'vitest';
import { checkSites } from './check-sites.ts';

const rooms = ['platform', 'features', 'routes'];
const app = (file: string) => `apps/borrower/app/${file}`;
const breaches = (from: string, to: string) => checkSites(new Map([[app(from), [app(to)]]]), rooms);

test('rooms may import what is below or in themselves, the root may import everything, and everything may import files beside the rooms', () => {
  expect(breaches('features/login/form.tsx', 'platform/env.ts')).toEqual([]);
  expect(breaches('features/login/form.tsx', 'features/login/field.tsx')).toEqual([]);
  expect(breaches('root.tsx', 'routes/login.tsx')).toEqual([]);
  expect(breaches('platform/env.ts', 'page-meta.ts')).toEqual([]);
  expect(breaches('platform/env.test.ts', 'routes/login.tsx')).toEqual([]);
});

test('checkSites finds a room that imports from above', () => {
  expect(breaches('platform/env.ts', 'features/login/form.tsx')).toEqual([
    {
      where: app('platform/env.ts'),
      problem: 'platform may not import features: apps/borrower/app/features/login/form.tsx',
    },
  ]);
});

test('checkSites finds a room that the table does not know', () => {
  expect(breaches('attic/a.ts', 'platform/env.ts')).toEqual([
    { where: app('attic/a.ts'), problem: 'ARCHITECTURE.md knows no room attic of a site' },
  ]);
});
