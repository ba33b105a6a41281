import { expect, test } from 'vitest';
import type { Conversion, LandedChange } from './landed-changes.ts';
import { lostRows } from './lost-rows.ts';
import type { Row } from './rows.ts';

const ANA = { id: 1, name: 'Ana', amount_centavos: 478_880 };
const LUIS = { id: 2, name: 'Luis', amount_centavos: 200_000 };
const lost = (newer: readonly Row[], changes: readonly LandedChange[] = [], table = 'loan') =>
  lostRows(new Map([['loan', [ANA, LUIS]]]), new Map([[table, newer]]), { newestMigration: '0003-c', changes });

test('no row is lost when rows are as they were, in any order and with any rows beside them', () => {
  expect(lost([{ id: 3 }, { ...LUIS, note: null }, ANA])).toEqual({});
});

test.each([
  ['is gone', [ANA]],
  ['has another amount', [ANA, { ...LUIS, amount_centavos: 200_001 }]],
  ['lost a column', [ANA, { id: LUIS.id, name: LUIS.name }]],
  ['has nothing where something was', [ANA, { ...LUIS, name: null }]],
  ['took the place of another', [ANA, ANA]],
])('a row is lost that %s', (_, newer) => {
  expect(lost(newer)).toEqual({ loan: [LUIS] });
});

test('a table that is gone has lost every row', () => {
  expect(lost([ANA, LUIS], [], 'credit')).toEqual({ loan: [ANA, LUIS] });
});

test('a rename by a later migration is followed, and one by an earlier migration is not', () => {
  const renamed = [ANA, LUIS].map(({ amount_centavos, ...row }) => ({ ...row, principal: amount_centavos }));
  const changes: LandedChange[] = [
    { since: '0004-d', table: 'loan', renamedTo: 'credit' },
    { since: '0005-e', table: 'loan', columns: { amount_centavos: 'principal' } },
  ];
  expect(lost(renamed, changes, 'credit')).toEqual({});
  const earlier = [{ since: '0003-c', table: 'loan', renamedTo: 'credit' }];
  expect(lost(renamed, earlier, 'credit')).toEqual({ loan: [ANA, LUIS] });
});

test('a converted column must have the value that its change gives, and is not compared where the change gives none', () => {
  const initials = (initialOfLuis: string) => [
    { ...ANA, name: 'A' },
    { ...LUIS, name: initialOfLuis },
  ];
  const reported = { value: ({ name }: Row) => String(name).charAt(0) };
  const changes = (name: Conversion): LandedChange[] => [{ since: '0004-d', table: 'loan', columns: { name } }];
  expect(lost(initials('L'), changes(reported))).toEqual({});
  expect(lost(initials('X'), changes(reported))).toEqual({ loan: [{ ...LUIS, name: 'L' }] });
  expect(lost(initials('X'), changes({}))).toEqual({});
});

test('no row of a table that was emptied on purpose counts as lost', () => {
  expect(lost([], [{ since: '0004-d', table: 'loan', isEmptied: true }])).toEqual({});
});

test('excepted tables are not compared', () => {
  const older = new Map([['city', [ANA]]]);
  expect(lostRows(older, new Map(), { newestMigration: '0003-c', changes: [], except: ['city'] })).toEqual({});
});
