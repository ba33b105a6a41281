import { expect, test } from 'vitest';
import { serverTable, siteRooms } from './server-table.ts';

const rooms =
  '| room of the server | holds |\n|---|---|\n| `env`, `kernel/` | x |\n| `modules/*` | y |\n| `main.ts` | z |';
const people = '| module | level | holds |\n| --- | --- | --- |\n| `clients` | 2 | who |\n| `access` | 10 | sessions |';
const money = '| module | level | holds |\n| --- | --- | --- |\n| `ledger` | 2 | entries |\n| `loans` | 3 | terms |';
const modules = `${people}\n\n${money}`;

test('the rooms are read from the bottom to the top', () => {
  expect(serverTable(`# Server\n\n${rooms}\n\nText.\n\n${modules}\n`).rooms).toEqual([
    'env',
    'kernel',
    'modules',
    'main.ts',
  ]);
});

test('the modules of several tables are put together by their levels, from the lowest to the highest', () => {
  expect(serverTable(`${rooms}\n\n### People\n\n${people}\n\n### Money\n\n${money}\n`).modules).toEqual([
    ['clients', 'ledger'],
    ['loans'],
    ['access'],
  ]);
});

test('the order of the rooms of a site is read', () => {
  expect(siteRooms('| room of a site | holds |\n|---|---|\n| `platform/` | x |\n| `routes/` | y |')).toEqual([
    'platform',
    'routes',
  ]);
});

test('an error names the table that is missing', () => {
  expect(() => serverTable(rooms)).toThrow('ARCHITECTURE.md holds no table headed "module".');
});

test('an error names a module that is in two tables', () => {
  expect(() => serverTable(`${rooms}\n\n${modules}\n| clients | 4 | again |`)).toThrow(
    'ARCHITECTURE.md names clients twice under "module".',
  );
});

test.for(['', 'high', '0', '1.5'])('an error names a module whose level is “%s”', (level) => {
  expect(() => serverTable(`${rooms}\n\n${modules}\n| pricing | ${level} | prices |`)).toThrow(
    'ARCHITECTURE.md gives the module pricing no level.',
  );
});
