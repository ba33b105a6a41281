import { PAY_CYCLES } from '@lender/calculator';
import {
  APPLICATION_ENDINGS,
  APPROVAL_STATUSES,
  BANK_LINE_KINDS,
  BANK_LINE_REASONS,
  BANK_LINE_STATES,
  EXPORT_SOURCES,
  IDENTITY_CHECK_STATUSES,
  MESSAGE_CAUSES,
  MESSAGE_CHANNELS,
  MESSAGE_KINDS,
  MESSAGE_STATES,
  STAFF_TASK_KINDS,
  TRANSFER_CLAIM_STATUSES,
  UPLOAD_MIMES,
  UPLOAD_TYPES,
} from '@lender/contract';
import {
  AML_KINDS,
  AML_RULES,
  AML_STATES,
  APPLICATION_STATUSES,
  CALL_OUTCOMES,
  CLIENT_STATUSES,
  COMPLAINT_CHANNELS,
  COMPLAINT_KINDS,
  COMPLAINT_OUTCOMES,
  CONTACT_CHANNELS,
  LEDGER_ACCOUNTS,
  LEDGER_ENTRY_KINDS,
  LOAN_STATUSES,
  MANDATE_STATUSES,
  PAYMENT_METHODS,
  PAYOUT_METHODS,
  PROMISE_STATES,
} from '@lender/lending';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { plantClient } from '../../../test/people/planted.ts';
import { testServer } from '../../../test/server/server.ts';
import type { Database } from './schema.ts';

const server = await testServer();
const { db } = server.services;

/** Lists all words of a type that has no list: one that is missing or too many does not compile. */
const everyWord = <Word extends string>(words: Readonly<Record<Word, true>>): readonly string[] => Object.keys(words);

const CLOSED: readonly [table: string, column: string, words: readonly (string | number)[]][] = [
  ['client', 'status', CLIENT_STATUSES],
  ['client', 'pay_cycle', PAY_CYCLES],
  ['application', 'status', APPLICATION_STATUSES],
  ['application', 'pay_cycle', PAY_CYCLES],
  ['application', 'payout_method', PAYOUT_METHODS],
  ['decision', 'outcome', APPLICATION_STATUSES],
  ['loan', 'status', LOAN_STATUSES],
  ['payment', 'method', Object.keys(PAYMENT_METHODS)],
  ['ledger_entry', 'kind', LEDGER_ENTRY_KINDS],
  ['ledger_posting', 'account', LEDGER_ACCOUNTS],
  ['document', 'type', UPLOAD_TYPES],
  ['document', 'mime', UPLOAD_MIMES],
  ['approval', 'status', APPROVAL_STATUSES],
  ['staff_task', 'kind', STAFF_TASK_KINDS],
  ['transfer_claim', 'status', TRANSFER_CLAIM_STATUSES],
  ['identity_check', 'status', IDENTITY_CHECK_STATUSES],
  ['bank_line', 'state', BANK_LINE_STATES],
  ['bank_line', 'kind', BANK_LINE_KINDS],
  ['bank_line', 'reason', BANK_LINE_REASONS],
  ['mandate', 'status', MANDATE_STATUSES],
  [
    'bank_link',
    'state',
    everyWord<Database['bank_link']['state']>({ asked: true, linked: true, read: true, unread: true, ended: true }),
  ],
  ['collection_contact', 'channel', CONTACT_CHANNELS],
  ['collection_contact', 'outcome', CALL_OUTCOMES],
  ['aml_alert', 'kind', AML_KINDS],
  ['aml_alert', 'rule', AML_RULES],
  ['aml_alert', 'state', AML_STATES],
  ['complaint', 'kind', COMPLAINT_KINDS],
  ['complaint', 'channel', COMPLAINT_CHANNELS],
  ['complaint', 'outcome', COMPLAINT_OUTCOMES],
  ['complaint_correction', 'outcome', COMPLAINT_OUTCOMES],
  ['export_file', 'source', EXPORT_SOURCES],
  ['payment_promise', 'state', PROMISE_STATES],
  ['application', 'ending', APPLICATION_ENDINGS],
  ['message', 'kind', MESSAGE_KINDS],
  ['message', 'channel', MESSAGE_CHANNELS],
  ['message', 'state', MESSAGE_STATES],
  ['message', 'cause', MESSAGE_CAUSES],
];

/** Returns the words that a column takes, as its constraint lists them. */
async function wordsOf(table: string, column: string): Promise<string[]> {
  const { rows } = await sql<{ check: string }>`
    select pg_get_expr(conbin, conrelid) as check from pg_constraint
    where conname in (${`${table}_${column}_known`}, ${`${table}_${column}_check`}) and conrelid = ${table}::regclass`.execute(
    db,
  );
  const [constraint] = rows;
  return [...(constraint?.check ?? '').matchAll(/'([a-z_/]+)'|(?<![\w:])(\d+)/g)].map(
    ([, word, number]) => word ?? number ?? '',
  );
}

describe('a column with a closed list of words', () => {
  test.each(CLOSED)('the column %s.%s takes the words of its type and no other', async (table, column, words) => {
    expect((await wordsOf(table, column)).toSorted()).toEqual(words.map(String).toSorted());
  });

  test('a column with a closed list refuses an unknown word, naming the constraint', async () => {
    const { clientId } = await plantClient(server);
    const daily = sql`update client set pay_cycle = 'daily' where client_id = ${clientId}`.execute(db);
    await expect(daily).rejects.toMatchObject({ table: 'client', constraint: 'client_pay_cycle_known' });
    const unknown = sql`update client set status = 9 where client_id = ${clientId}`.execute(db);
    await expect(unknown).rejects.toMatchObject({ table: 'client', constraint: 'client_status_known' });
  });
});

describe('a value outside the range of its type', () => {
  test.each([
    ['an amount beyond the safe integers', `9007199254740993::int8`, /Not an amount in whole centavos/],
    ['a day without end', `'infinity'::date`, /No such day: infinity/],
    ['a day before Christ', `'0044-03-15 BC'::date`, /No such day/],
  ])('reading %s fails', async (_, value, message) => {
    await expect(sql.raw(`select ${value} as value`).execute(db)).rejects.toThrow(message);
  });

  test('amounts and days within their range are read', async () => {
    const { rows } = await sql`select '2028-02-29'::date as day, 478880::int8 as amount`.execute(db);
    expect(rows).toEqual([{ day: '2028-02-29', amount: 478_880 }]);
  });
});
