import { expect, test } from 'vitest';
import { tableAccess } from './table-access.ts';

const tables = new Set(['client', 'loan', 'payment', 'session']);
const accessIn = (text: string) =>
  tableAccess(text, tables)
    .map(({ kind, table }) => `${kind} ${table}`)
    .toSorted();

test.for([
  ['a selection', "tx.selectFrom('loan').selectAll()", ['read loan']],
  ['a selection under another name', "tx.selectFrom('loan as one')", ['read loan']],
  ['a selection from several tables', "tx.selectFrom(['loan', 'client as owner'])", ['read client', 'read loan']],
  ['a join', "query.innerJoin('client', 'client.id', 'loan.client_id')", ['read client']],
  ['an insertion', "tx.insertInto('loan').values(row)", ['write loan']],
  ['an update with a second table', "tx.updateTable('loan').from('client')", ['read client', 'write loan']],
  ['a deletion', "tx.deleteFrom('session')", ['write session']],
  ['a deletion batch by batch', "deleteOld(db, 'session', isOld)", ['write session']],
  ['a selection in SQL', 'sql`exists (select from loan join client on true)`', ['read client', 'read loan']],
  ['typed SQL', 'sql<Row>`select * from payment`', ['read payment']],
  [
    'writes in SQL',
    'sql`with one as (delete from loan returning id) update client set a = 1`',
    ['write client', 'write loan'],
  ],
  [
    'a statement for the driver',
    "pool.query('insert into loan select * from payment')",
    ['read payment', 'write loan'],
  ],
  ['a table whose name is passed on', "const a = ofTable('loan'); sql.table(a)", ['read loan']],
] as const)('tableAccess finds %s', ([, text, found]) => {
  expect(accessIn(text)).toEqual(found);
});

test('tableAccess ignores prose, columns, names of other queries and code without queries', () => {
  expect(accessIn("throw new Error('cannot read from client')")).toEqual([]);
  expect(accessIn("tx.selectFrom('newest').where('client.id', '=', id)")).toEqual([]);
  expect(accessIn("const kind = 'loan';")).toEqual([]);
});
