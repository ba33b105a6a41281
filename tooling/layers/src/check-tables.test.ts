import { expect, test } from 'vitest';
import { checkTables, type KnownAccess } from './check-tables.ts';
import type { TableAccess } from './table-access.ts';

const owners = {
  loan: { owner: 'loans', readers: ['review'] },
  session: { owner: 'access' },
};
const read = (table: string): TableAccess => ({ table, kind: 'read' });
const write = (table: string): TableAccess => ({ table, kind: 'write' });

/** Checks a server in which the owner uses both ways and the named reader reads, and these files too. */
function breaches(files: Record<string, readonly TableAccess[]>, known: readonly KnownAccess[] = []) {
  const kept = { 'modules/loans/a.ts': [read('loan'), write('loan')], 'modules/review/a.ts': [read('loan')] };
  const all = Object.entries({ ...kept, ...files }).map(([file, access]): [string, readonly TableAccess[]] => [
    `apps/api/src/${file}`,
    access,
  ]);
  return checkTables(new Map(all), owners, known).map(({ where, problem }) => `${where}: ${problem}`);
}

test('an owner may read and write its table, and a named reader may read it', () => {
  expect(breaches({ 'modules/access/a.ts': [write('session')] })).toEqual([]);
});

test.for([
  ['a write by another module', 'modules/servicing/a.ts', write('loan'), 'servicing writes loan'],
  ['a write by a named reader', 'modules/review/b.ts', write('loan'), 'review writes loan'],
  ['a read by a module that is not named', 'modules/servicing/a.ts', read('loan'), 'servicing reads loan'],
  ['a write by a room outside the modules', 'kernel/a.ts', write('session'), 'kernel writes session'],
  ['access to a table without an owner', 'modules/loans/b.ts', read('attic'), 'loans reads attic'],
] as const)('checkTables finds %s', ([, file, access, problem]) => {
  expect(breaches({ [file]: [access] })).toEqual([`apps/api/src/${file}: ${problem}`]);
});

test('known access is allowed in as many files as it names, and no more', () => {
  const known: KnownAccess[] = [{ ...read('loan'), room: 'servicing', files: 1 }];
  expect(breaches({ 'modules/servicing/a.ts': [read('loan')] }, known)).toEqual([]);
  expect(
    breaches({ 'modules/servicing/a.ts': [read('loan')], 'modules/servicing/b.ts': [read('loan')] }, known),
  ).toEqual([
    'apps/api/src/modules/servicing/a.ts: servicing reads loan',
    'apps/api/src/modules/servicing/b.ts: servicing reads loan',
  ]);
  expect(breaches({ 'modules/servicing/a.ts': [write('loan'), read('loan')] }, known)).toEqual([
    'apps/api/src/modules/servicing/a.ts: servicing writes loan',
  ]);
});

test('known access that is gone, and a named reader that does not read, are breaches', () => {
  expect(breaches({}, [{ ...read('loan'), room: 'servicing', files: 1 }])).toEqual([
    'known-table-access.data.ts: servicing reads loan: fewer files are left',
  ]);
  expect(checkTables(new Map(), owners, []).map(({ problem }) => problem)).toEqual(['review does not read loan']);
});
