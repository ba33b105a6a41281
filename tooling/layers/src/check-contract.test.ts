import { expect, test } from 'vitest';
import { checkContract } from './check-contract.ts';

const declaring = (path: string, name: string) => ({
  path: `packages/contract/src/${path}`,
  text: `export const ${name} = defineEndpoint({ name: '${name}' });`,
});
const implementing = (path: string, name: string, local = name) => ({
  path: `apps/api/src/modules/${path}`,
  text: `import { ${name === local ? name : `${name} as ${local}`} } from '@lender/contract';
export const handler = implementReading(${local}, async () => ok({}));`,
});
const breaches = (...files: readonly { path: string; text: string }[]) => checkContract(files, new Set());

test('an endpoint may lie in the folder of its module, whichever folder of the module implements it', () => {
  expect(
    breaches(
      declaring('loans/get-loan.ts', 'getLoan'),
      implementing('loans/staff/get-loan.handler.ts', 'getLoan'),
      declaring('access/codes/send-code.ts', 'sendCode'),
      implementing('access/codes/send-code.handler.ts', 'sendCode', 'endpoint'),
    ),
  ).toEqual([]);
});

test('an endpoint in the folder of another module is a breach, and so is a folder without a module', () => {
  expect(
    breaches(declaring('back-office/get-loan.ts', 'getLoan'), implementing('loans/get-loan.handler.ts', 'getLoan')),
  ).toEqual([
    { where: 'packages/contract/src/back-office', problem: 'no module has this name' },
    { where: 'packages/contract/src/back-office/get-loan.ts', problem: 'getLoan is implemented in loans' },
  ]);
});

test('an endpoint in another folder of its module is a breach', () => {
  expect(
    breaches(
      declaring('access/staff/send-code.ts', 'sendCode'),
      implementing('access/codes/send-code.handler.ts', 'sendCode'),
    ),
  ).toEqual([
    { where: 'packages/contract/src/access/staff/send-code.ts', problem: 'sendCode is implemented in access/codes' },
  ]);
});

test('an endpoint that only a test implements is a breach', () => {
  const [breach] = breaches(
    declaring('loans/get-loan.ts', 'getLoan'),
    implementing('loans/get-loan.test.ts', 'getLoan'),
    implementing('loans/list-loans.handler.ts', 'listLoans'),
  );
  expect(breach).toEqual({ where: 'packages/contract/src/loans/get-loan.ts', problem: 'no module implements getLoan' });
});

test('a folder without a module needs an exception, and an exception needs such a folder', () => {
  const files = [{ path: 'packages/contract/src/wire/id.ts', text: 'export const id = 1;' }];
  expect(checkContract(files, new Set(['wire']))).toEqual([]);
  expect(checkContract(files, new Set(['wire', 'attic']))).toEqual([
    { where: 'packages/contract/src/attic', problem: 'needs no exception' },
  ]);
});
