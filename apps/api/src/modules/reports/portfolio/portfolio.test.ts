import { addDays, addMonthsClamped, daysBetween, type PlainDate, plainDate } from '@lender/calculator';
import {
  getPortfolioReport,
  getRegulatorPack,
  listPortfolioLoans,
  PORTFOLIO_FIGURES,
  type PortfolioFigure,
  type Reply,
} from '@lender/contract';
import type { LoanEvent, TransitionActor } from '@lender/lending';
import { centavos } from '@lender/money';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { lend } from '../../../../test/loans/lend.ts';
import { moneyOf } from '../../../../test/loans/money.ts';
import { payLoan } from '../../../../test/loans/pay-loan.ts';
import { expectDone } from '../../../../test/people/journey.ts';
import { staffMember } from '../../../../test/people/staff-member.ts';
import { answers, refuses } from '../../../../test/server/claims.ts';
import { testServer } from '../../../../test/server/server.ts';
import { inTransaction } from '../../../kernel/database/transaction.ts';
import { lockClient } from '../../clients/index.ts';
import { loansOfKeys, recordLoanEvent } from '../../loans/index.ts';

// Each figure is computed again from the ledger and the rows of loans, by statements that share no code with the report.
const server = await testServer();
const { services } = server;
const { db, clock } = services;
const supervisor = await staffMember(server, 'supervisor');
const { today: placedOn } = await clock.business(db);

type Lent = Awaited<ReturnType<typeof lend>>;
const [annulled, withdrawn, sold] = [await lend(server), await lend(server), await lend(server)];
const [writtenOff, reversed, paying] = [await lend(server), await lend(server), await lend(server)];
const late = await lend(server);
const lent: readonly Lent[] = [annulled, withdrawn, sold, writtenOff, reversed, paying, late];

/** Event of a loan without its dates. */
type Happening = LoanEvent extends infer Event
  ? Event extends LoanEvent
    ? Omit<Event, 'valueDate' | 'at'>
    : never
  : never;

async function happens(loan: Lent, happening: Happening, actor: TransitionActor, on?: PlainDate): Promise<void> {
  const { today, now } = await clock.business(db);
  const keys = await db.selectFrom('loan').select(['client_id', 'id']).where('id', '=', loan.loanId).execute();
  const [record] = await loansOfKeys(db, keys);
  if (!record) throw new Error(`no loan ${loan.loanId}`);
  const at = on === undefined ? now.toISOString() : `${on}T18:00:00.000Z`;
  await inTransaction(db, async (tx) => {
    await lockClient(tx, record.client_id);
    const event: LoanEvent = { ...happening, valueDate: on ?? today, at };
    await recordLoanEvent(tx, { loan: record, event, actor }, services);
  });
}

const pays = (loan: Lent, amountCentavos: number) => payLoan(server, loan, { loanId: loan.loanId, amountCentavos });
const read = (date?: PlainDate) => expectDone(server.call(getPortfolioReport, { query: { date } }, supervisor));
const amountOf = ({ figures }: Reply<typeof getPortfolioReport>, figure: PortfolioFigure) =>
  figures.find((one) => one.figure === figure)?.amount;

answers(getPortfolioReport, () => server.call(getPortfolioReport, { query: {} }, supervisor));
answers(listPortfolioLoans, () => server.call(listPortfolioLoans, { query: { figure: 'owed' } }, supervisor));
const later = addDays(placedOn, 900);
refuses(getPortfolioReport, 'invalid_input', () =>
  server.call(getPortfolioReport, { query: { date: later } }, supervisor),
);
refuses(listPortfolioLoans, 'invalid_input', () =>
  server.call(listPortfolioLoans, { query: { figure: 'owed', date: later } }, supervisor),
);

const one = async (query: ReturnType<typeof sql<{ amount: string | null }>>) =>
  Number((await query.execute(db)).rows[0]?.amount ?? 0);

/** Returns the balance of some accounts at the end of a day, of the loans for which something holds. */
const balance = (accounts: string, date: PlainDate, holds = sql`true`) =>
  one(sql`select sum(amount_centavos)::text as amount from ledger_posting
    join ledger_entry on ledger_entry.id = entry_id join loan on loan.id = loan_id
    where account like any (${sql.lit(`{${accounts}}`)}::text[]) and business_date <= ${date} and ${holds}`);

/** Returns what payments paid of the debts in a period, by the ledger. */
const paidIn = (from: PlainDate, to: PlainDate) =>
  one(sql`select (-sum(amount_centavos))::text as amount from ledger_posting
    join ledger_entry on ledger_entry.id = entry_id
    where (account like '%receivable' or account = 'recovery_income') and kind in ('payment', 'reversal')
      and business_date between ${from} and ${to}`);

/** Returns the money that arrived in a period, by the events. */
const arrivedIn = (from: PlainDate, to: PlainDate, holds = sql`true`) =>
  one(sql`select sum((event ->> 'amountCentavos')::bigint)::text as amount from loan_event
    join loan on loan.id = loan_id where kind = 'disbursed' and value_date between ${from} and ${to} and ${holds}`);

const monthOf = (date: PlainDate) => plainDate(`${date.slice(0, 7)}-01`);

/** Returns what was earned and the mean principal of a period, by the ledger, day by day. */
async function incomeBySql(from: PlainDate, to: PlainDate) {
  const { rows } = await sql<{ earned: string; average: string; days: number }>`
    select (select -sum(amount_centavos) from ledger_posting join ledger_entry on ledger_entry.id = entry_id
        where account in ('interest_income', 'fee_income', 'late_charge_income')
        and business_date between ${from} and ${to})::text as earned,
      round(avg(principal))::text as average, count(*)::int as days
    from (select (select coalesce(sum(amount_centavos), 0) from ledger_posting
        join ledger_entry on ledger_entry.id = entry_id
        where account = 'principal_receivable' and business_date <= day) as principal
      from generate_series(${from}::date, ${to}::date, '1 day') as day) balance`.execute(db);
  const [row] = rows;
  return { earned: Number(row?.earned), averagePrincipal: Number(row?.average), days: row?.days };
}

/** Compares every figure with its loans, page by page. */
async function expectRowsToAddUp(date: PlainDate): Promise<void> {
  const { figures } = await read(date);
  for (const figure of PORTFOLIO_FIGURES) {
    const rows: Reply<typeof listPortfolioLoans>['rows'][number][] = [];
    for (let after: string | null | undefined; after !== null; ) {
      const query = { figure, date, perPage: 2, ...(after !== undefined && { after }) };
      const page = await expectDone(server.call(listPortfolioLoans, { query }, supervisor));
      rows.push(...page.rows);
      after = page.next;
    }
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect({ figure, loans: rows.length, amount: rows.reduce((sum, { amount }) => sum + amount, 0) }).toEqual(
      figures.find((each) => each.figure === figure),
    );
  }
}

describe('a day on which seven loans are placed, one is annulled, one returned and one payment reversed', () => {
  test('what was placed, annulled and collected is what events and ledger say, and each figure is its loans', async () => {
    await happens(annulled, { id: 'void', kind: 'annulment' }, 'checker');
    await happens(withdrawn, { id: 'withdrawal', kind: 'withdrawal', until: addDays(placedOn, 10) }, 'client');
    await pays(withdrawn, withdrawn.principal);
    await pays(paying, 50_000);
    await pays(reversed, 30_000);
    const { key } = await db
      .selectFrom('loan_event')
      .select('key')
      .where('loan_id', '=', reversed.loanId)
      .where('kind', '=', 'payment')
      .executeTakeFirstOrThrow();
    await happens(reversed, { id: 'reversal', kind: 'reversal', of: key }, 'server');

    const portfolio = await read();
    const placed = lent.reduce((sum, { principal }) => sum + principal, 0);
    expect(portfolio).toMatchObject({ date: placedOn, from: monthOf(placedOn) });
    expect(amountOf(portfolio, 'placed_today')).toBe(placed);
    expect(amountOf(portfolio, 'placed_month')).toBe(await arrivedIn(monthOf(placedOn), placedOn));
    expect(amountOf(portfolio, 'void_month')).toBe(annulled.principal + withdrawn.principal);
    expect(amountOf(portfolio, 'void_month')).toBe(await arrivedIn(placedOn, placedOn, sql`loan.status = 8`));
    // The reversed payment counts nowhere, and the returned principal is collected.
    expect(amountOf(portfolio, 'collected_today')).toBe(50_000 + withdrawn.principal);
    expect(amountOf(portfolio, 'collected_today')).toBe(await paidIn(placedOn, placedOn));
    expect(amountOf(portfolio, 'owed')).toBe(await balance('principal_receivable', placedOn));
    expect(amountOf(portfolio, 'overdue')).toBe(0);
    await expectRowsToAddUp(placedOn);
  });
});

describe('when every loan has been late for more than a month', () => {
  test('the portfolio of a closed day is the one in the ledger, and the one that authorities get for its month', async () => {
    const { due_date: dueOn } = await db
      .selectFrom('loan')
      .select('due_date')
      .where('id', '=', late.loanId)
      .executeTakeFirstOrThrow();
    // The last day of the first month that ends more than thirty days later is closed; no day before it is.
    const end = addDays(addMonthsClamped(monthOf(addDays(dueOn ?? placedOn, 31)), 1), -1);
    await db
      .updateTable('business_clock')
      .set({ offset_ms: daysBetween(placedOn, end) * 86_400_000 })
      .execute();
    await moneyOf(server).passDays(1);
    const { today } = await clock.business(db);
    const yesterday = addDays(today, -1);

    const closed = await read(yesterday);
    expect(amountOf(closed, 'owed')).toBe(await balance('principal_receivable', yesterday));
    expect(closed.aged.reduce((sum, { total }) => sum + total, 0)).toBe(await balance('%receivable', yesterday));
    expect(closed.income).toEqual(await incomeBySql(monthOf(yesterday), yesterday));
    expect(closed.income.earned).toBeGreaterThan(0);

    const { aged } = closed;
    const pack = await expectDone(
      server.call(getRegulatorPack, { query: { month: yesterday.slice(0, 7) } }, supervisor),
    );
    const sumOf = (of: (row: (typeof aged)[number]) => number) => aged.reduce((sum, row) => sum + of(row), 0);
    expect(pack.files.find(({ name }) => name === 'portfolio')?.sums).toEqual([
      { sum: 'principal', amount: sumOf(({ principal }) => principal) },
      { sum: 'charges', amount: sumOf(({ charges }) => charges) },
      { sum: 'charges_iva', amount: sumOf(({ vat }) => vat) },
    ]);
  });

  test('a loan that was sold on its due date or written off is owed no more, and each figure is its loans', async () => {
    const { today } = await clock.business(db);
    const { due_date: dueOn } = await db
      .selectFrom('loan')
      .select('due_date')
      .where('id', '=', sold.loanId)
      .executeTakeFirstOrThrow();
    const sale = { id: 'sold', kind: 'sale', buyer: 'Compradora', priceCentavos: centavos(1_000) } as const;
    await happens(sold, sale, 'checker', dueOn ?? undefined);
    await happens(writtenOff, { id: 'loss', kind: 'write_off' }, 'checker');
    await pays(writtenOff, 40_000);

    const portfolio = await read();
    const owed = (holds = sql`true`) => balance('principal_receivable', today, sql`loan.status in (4, 6) and ${holds}`);
    const lateFor = (days: number) => owed(sql`${today}::date - loan.due_date > ${sql.lit(days)}`);
    expect(amountOf(portfolio, 'owed')).toBe(await owed());
    expect(amountOf(portfolio, 'overdue')).toBe(await lateFor(0));
    expect(amountOf(portfolio, 'past_due')).toBe(await lateFor(29));
    expect(amountOf(portfolio, 'performing')).toBe((await owed()) - (await lateFor(29)));
    for (const days of [7, 30, 60, 90] as const) expect(amountOf(portfolio, `par_${days}`)).toBe(await lateFor(days));
    expect(amountOf(portfolio, 'par_30')).toBeGreaterThanOrEqual(late.principal);
    expect(amountOf(portfolio, 'placed_month')).toBe(await arrivedIn(monthOf(today), today));
    expect(amountOf(portfolio, 'collected_month')).toBe(await paidIn(monthOf(today), today));
    expect(amountOf(portfolio, 'collected_month')).toBe(40_000);
    expect(portfolio.groups.filter(({ kind }) => kind === 'product').flatMap((group) => group.figures)).toEqual(
      portfolio.figures,
    );
    await expectRowsToAddUp(today);
  });

  test('the provision is the rate of the days late, of the principal of loans that are past due', async () => {
    const { today } = await clock.business(db);
    const { rows } = await sql<{ days: number; principal: string }>`
      select ${today}::date - due_date as days, sum(amount_centavos)::text as principal from loan
      join ledger_entry on loan_id = loan.id join ledger_posting on entry_id = ledger_entry.id
      where status in (4, 6) and account = 'principal_receivable' group by loan.id, due_date`.execute(db);
    expect(rows.every(({ days }) => days > 30 && days <= 90)).toBe(true);
    const percentOf = (days: number) => (days > 60 ? 50 : 30);
    const expected = rows.map(({ days, principal }) => Math.round((Number(principal) * percentOf(days)) / 100));
    expect(amountOf(await read(), 'provision')).toBe(expected.reduce((sum, one) => sum + one, 0));
  });
});
