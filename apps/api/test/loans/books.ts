import { balancesOf } from '@lender/lending';
import { expect } from 'vitest';
import { loanBalances } from '../../src/modules/ledger/index.ts';
import { readLoan } from '../../src/modules/loans/index.ts';
import type { TestServer } from '../server/server.ts';
import { clientIdOf } from '../server/stored.ts';

/** Checks that every entry of a borrower's loans sums to zero, and that each loan's books match its events. */
export async function expectBooksHold({ services: { db } }: TestServer, borrower: { token: string }): Promise<void> {
  const clientId = clientIdOf(borrower);
  const unbalanced = await db
    .selectFrom('ledger_entry')
    .innerJoin('ledger_posting', 'ledger_posting.entry_id', 'ledger_entry.id')
    .select('ledger_entry.key')
    .where('ledger_entry.client_id', '=', clientId)
    .groupBy('ledger_entry.key')
    .having((eb) => eb.fn.sum('amount_centavos'), '<>', 0)
    .execute();
  expect(unbalanced).toEqual([]);
  const records = await db
    .selectFrom('loan')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('booked_on', 'is not', null)
    .execute();
  for (const record of records) {
    const loan = await readLoan(db, record);
    const key = { clientId, loanId: record.id };
    const booked = await db.transaction().execute((tx) => loanBalances(tx, key));
    expect(booked).toEqual(record.booked_on && balancesOf(loan.positionOn(record.booked_on)));
  }
}
