import { expect, test } from 'vitest';
import { checkFeatures } from './check-features.ts';

const where = (name: string) => `apps/back-office/app/features/${name}`;
const calling = (name: string, endpoint: string) => ({
  path: `${where(name)}/page.server.ts`,
  text: `import { ${endpoint} } from '@lender/contract';`,
});
const server = [
  ['payments/incoming', 'listReceipts'],
  ['payments/payouts/staff', 'listPayouts'],
  ['tasks', 'listTasks'],
].map(([folder, name]) => ({
  path: `apps/api/src/modules/${folder}/list.handler.ts`,
  text: `import { ${name} } from '@lender/contract';\nexport const listHandler = implement(${name}, async () => ok({}));`,
}));
const breaches = (file: { path: string; text: string }, exceptions: readonly (readonly [string, string])[] = []) =>
  checkFeatures([...server, file], new Map(exceptions));

test('a feature may have the name of a module that it calls, or of a folder of that module', () => {
  expect(breaches(calling('tasks', 'listTasks'))).toEqual([]);
  expect(breaches(calling('payouts', 'listPayouts'))).toEqual([]);
  expect(breaches(calling('incoming-payments', 'listReceipts'))).toEqual([]);
  expect(breaches({ path: `${where('help')}/page.tsx`, text: '' })).toEqual([]);
});

test('a feature with a name of its own, or of a module that it does not call, is a breach', () => {
  expect(breaches(calling('deposits', 'listReceipts'))).toEqual([
    { where: where('deposits'), problem: 'calls payments' },
  ]);
  expect(breaches(calling('payments', 'listTasks'))).toEqual([{ where: where('payments'), problem: 'calls tasks' }]);
});

test('an exception permits another name, and is a breach itself where it is not needed', () => {
  expect(breaches(calling('deposits', 'listReceipts'), [[where('deposits'), 'joins pages']])).toEqual([]);
  expect(breaches(calling('tasks', 'listTasks'), [[where('tasks'), 'joins pages']])).toEqual([
    { where: where('tasks'), problem: 'needs no exception' },
  ]);
});

test('an exception for a feature that is gone is a breach', () => {
  expect(breaches(calling('tasks', 'listTasks'), [[where('attic'), 'joins pages']])).toEqual([
    { where: where('attic'), problem: 'is no feature' },
  ]);
});
