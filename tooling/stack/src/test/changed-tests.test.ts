import { expect, test } from 'vitest';
import { changedFolders } from './changed-tests.ts';

test('of a package that starts servers, the tests in the modules and folders of the changed files are run', () => {
  const files = [
    'apps/api/src/modules/payments/refunds/refund.ts',
    'apps/api/src/modules/payments/jobs.ts',
    'apps/api/src/kernel/outbox.ts',
    'apps/api/test/landed/rows.ts',
    'tooling/world/src/demo/people/png.ts',
    'tooling/world/package.json',
    'apps/api/package.json',
    'packages/money/src/centavos.ts',
  ];
  expect(changedFolders('apps/api', files)).toEqual(['src/kernel', 'src/modules/payments', 'test/landed']);
  expect(changedFolders('tooling/world', files)).toEqual(['src/demo']);
});
