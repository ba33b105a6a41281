import { expect, test } from 'vitest';
import { serverFolders } from './changed-tests.ts';

test('of the server, the tests in the modules of the changed files are run', () => {
  const files = [
    'apps/api/src/modules/payments/refunds/refund.ts',
    'apps/api/src/modules/payments/jobs.ts',
    'apps/api/src/kernel/outbox.ts',
    'tooling/world/src/demo/live.ts',
    'apps/api/package.json',
    'packages/money/src/centavos.ts',
  ];
  expect(serverFolders(files)).toEqual(['src/kernel', 'src/modules/payments', 'test/demo']);
});
