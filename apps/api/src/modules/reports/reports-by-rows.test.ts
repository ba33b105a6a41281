import { addDays, addMonthsClamped, type PlainDate, plainDate } from '@lender/calculator';
import { getCashReport, getCatReport, getFunnelReport, getVintageReport } from '@lender/contract';
import { LOAN_STATUS, type LoanEvent, type TransitionActor } from '@lender/lending';
import { centavos } from '@lender/money';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { lend } from '../../../test/loans/lend.ts';
import { payLoan } from '../../../test/loans/pay-loan.ts';
import { expectDone } from '../../../test/people/journey.ts';
import { staffMember } from '../../../test/people/staff-member.ts';
import { testServer } from '../../../test/server/server.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';
import { lockClient } from '../clients/index.ts';
import { settleClearing } from '../ledger/index.ts';
import { loansOfKeys, recordLoanEvent } from '../loans/index.ts';

// Each figure is counted again from the rows of events and of the ledger, by statements that share no code with the
// reports.
const server = await testServer();
const { services } = server;
const { db, clock } = services;
const auditor = await staffMember(server, 'auditor');
const { today } = await clock.business(db);

const lent = [await lend(server), await lend(server), await lend(server), await lend(server)] as const;
const [annulled, sold, paying, late] = lent;
const keys = await db.selectFrom('loan').select(['client_id', 'id']).execute();
const records = new Map((await loansOfKeys(db, keys)).map((record) => [record.id, record]));
const recordOf = ({ loanId }: { readonly loanId: string }) => {
  const record = records.get(loanId);
  if (!record) throw new Error(`no loan ${loanId}`);
  return record;
};

const happens = (loan: { readonly loanId: string }, event: LoanEvent, actor: TransitionActor) =>
  inTransaction(db, async (tx) => {
    const record = recordOf(loan);
    await lockClient(tx, record.client_id);
    await recordLoanEvent(tx, { loan: record, event, actor }, services);
  });

// Later than the arrival of the money: the events of a loan on one day are ordered by their moments.
const { now } = await clock.business(db);
const soldOn = recordOf(sold).due_date ?? today;
await happens(annulled, { id: 'void', kind: 'annulment', valueDate: today, at: now.toISOString() }, 'checker');
await payLoan(server, paying, { loanId: paying.loanId, amountCentavos: 50_000 });
await inTransaction(db, (tx) =>
  settleClearing(
    tx,
    {
      ...{ account: 'openpay_store_clearing', reference: 'settlement-1', businessDate: today },
      ...{ grossCentavos: centavos(50_000), feeCentavos: centavos(1_000), feeIvaCentavos: centavos(160) },
    },
    services,
  ),
);

const ofToday = { query: { from: today, to: today } };

test('every client whose money arrived counts as paid out, whether or not their contract was void afterwards', async () => {
  const { rows } = await sql<{ received: number; asked: string }>`
    select count(distinct application_id)::int as received, sum(desired_centavos)::text as asked
    from loan_event join loan on loan.id = loan_event.loan_id join application on application.id = application_id
    where kind = 'disbursed'`.execute(db);
  expect(rows[0]?.received).toBe(lent.length);
  expect((await db.selectFrom('loan').select('id').where('status', '=', LOAN_STATUS.terminated).execute())[0]?.id).toBe(
    annulled.loanId,
  );
  const { stages } = await expectDone(server.call(getFunnelReport, ofToday, auditor));
  expect(stages.at(-1)).toEqual({ stage: 'paid_out', applications: rows[0]?.received, asked: Number(rows[0]?.asked) });
});

test('the CAT covers every loan whose money arrived in the period, by its day of arrival', async () => {
  const { rows } = await sql<{ value_date: PlainDate; loans: number; lent: string }>`
    select value_date, count(*)::int as loans, sum((event ->> 'amountCentavos')::bigint)::text as lent
    from loan_event where kind = 'disbursed' group by 1`.execute(db);
  for (const [from, to] of [
    [today, today],
    [addDays(today, -30), addDays(today, -1)],
  ] as const) {
    const own = rows.filter(({ value_date }) => value_date >= from && value_date <= to);
    const { groups } = await expectDone(server.call(getCatReport, { query: { from, to } }, auditor));
    expect([
      groups.reduce((sum, { loans }) => sum + loans, 0),
      groups.reduce((sum, group) => sum + group.lent, 0),
    ]).toEqual([own.reduce((sum, { loans }) => sum + loans, 0), own.reduce((sum, row) => sum + Number(row.lent), 0)]);
  }
});

test('an amount that a provider settles counts when it was paid in, and not again when it reaches the bank', async () => {
  const cash = await expectDone(server.call(getCashReport, ofToday, auditor));
  const principal = lent.reduce((sum, loan) => sum + loan.principal, 0);
  // The store took 500 pesos; the provider kept 11.60 of them.
  expect(cash.total).toEqual({ opening: 0, in: 50_000, out: principal + 1_160, closing: 48_840 - principal });
  expect(cash.days).toEqual([{ date: today, in: 50_000, out: principal + 1_160, closing: 48_840 - principal }]);
  const { rows } = await sql<{ held: string }>`select sum(amount_centavos)::text as held from ledger_posting
    where account = 'bank' or account like '%\\_clearing'`.execute(db);
  expect(cash.total.closing).toBe(Number(rows[0]?.held));
  expect(cash.accounts.find(({ account }) => account === 'bank')).toMatchObject({ in: 48_840, out: principal });
});

describe('once all loans were due', () => {
  test('a loan that was sold on its due date is late at no age, and an unpaid one is', async () => {
    const later = 60;
    await db
      .updateTable('business_clock')
      .set({ offset_ms: later * 86_400_000 })
      .execute();
    const at = new Date(`${soldOn}T18:00:00.000Z`).toISOString();
    await happens(
      sold,
      { id: 'sold', kind: 'sale', valueDate: soldOn, at, buyer: 'Compradora', priceCentavos: centavos(1_000) },
      'checker',
    );
    const { months } = await expectDone(
      server.call(getVintageReport, { query: { from: today, to: today, daysLate: 7 } }, auditor),
    );
    const [month] = months;
    expect(month).toMatchObject({
      month: plainDate(`${addMonthsClamped(today, 0).slice(0, 7)}-01`),
      loans: lent.length,
      lent: lent.reduce((sum, { principal }) => sum + principal, 0),
    });
    const { rows } = await sql<{ paid: string }>`select sum(amount_centavos)::text as paid from ledger_posting
      join ledger_entry on id = entry_id where loan_id = ${paying.loanId} and account = 'principal_receivable'
      and kind = 'payment'`.execute(db);
    const owing = late.principal + paying.principal + Number(rows[0]?.paid ?? 0);
    expect(month?.ages.at(-1)).toEqual({ days: later, late: owing });
  });
});
