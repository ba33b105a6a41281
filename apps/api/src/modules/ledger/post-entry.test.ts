import { plainDate } from '@lender/calculator';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database/test-database.ts';
import { connect } from '../../kernel/database/database.ts';
import type { Posting } from './post-entries.ts';
import { postEntry } from './post-entry.ts';

const { db, close } = connect(await testDatabase());
afterAll(close);

const book = (postings: readonly Posting[]) =>
  db.transaction().execute((tx) =>
    postEntry(tx, {
      id: crypto.randomUUID(),
      clientId: crypto.randomUUID(),
      loanId: crypto.randomUUID(),
      kind: 'payment',
      key: 'payment:paynet:1',
      businessDate: plainDate('2026-11-21'),
      postedAt: new Date('2026-11-21T18:00:00Z'),
      postings,
    }),
  );

test.each<[string, readonly Posting[]]>([
  [
    'does not sum to zero',
    [
      { account: 'bank', amountCentavos: -100 },
      { account: 'principal_receivable', amountCentavos: 99 },
    ],
  ],
  [
    'moves nothing',
    [
      { account: 'bank', amountCentavos: 0 },
      { account: 'principal_receivable', amountCentavos: 0 },
    ],
  ],
  ['is empty', []],
])('an entry that %s is not written', async (_, postings) => {
  await expect(book(postings)).rejects.toThrow(/ledger entry payment:paynet:1 sums to/);
});

test('an entry of a loan that does not exist is not written', async () => {
  const postings: Posting[] = [
    { account: 'bank', amountCentavos: -100 },
    { account: 'principal_receivable', amountCentavos: 100 },
  ];
  await expect(book(postings)).rejects.toThrow(/foreign key/);
});
