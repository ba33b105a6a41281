import { addDays } from '@lender/calculator';
import { advanceSandboxClock, getOpenPayBarcode, holdLoan } from '@lender/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { loanIdOf } from '../../../test/loans/messages-of.ts';
import { applyToSigning, borrow, expectDone } from '../../../test/people/journey.ts';
import { type TestServer, testServer } from '../../../test/server/server.ts';
import { wallFrom } from '../../../test/server/time-of-day.ts';

const DAYS = 40;
/** The wall clock is fixed, so that two servers with the same moments store the same times. */
const noon = wallFrom(12)();

/**
 * Creates a late borrower with a payment reference, a borrower on hold for ten days, and an applicant who never signs.
 */
async function world() {
  const server = await testServer({}, { wall: () => noon });
  const token = await server.operator();
  const { today } = await server.services.clock.business(server.services.db);
  const late = await borrow(server);
  await expectDone(server.call(getOpenPayBarcode, { body: { kind: 'repayment' } }, late));
  const held = await loanIdOf(server, await borrow(server));
  const hold = { reason: 'hardship', reviewOn: addDays(today, 10), note: 'Enfermedad' } as const;
  await expectDone(server.call(holdLoan, { params: { id: held }, body: hold }, { token }));
  await applyToSigning(server);
  await server.services.jobs.drained();
  const pass = (days: number) => server.call(advanceSandboxClock, { body: { days } }, { token });
  return { server, pass };
}

/**
 * Reads everything that the jobs did from noon on, with its times, and without the ids that each server draws for
 * itself.
 */
async function lived({ services: { db } }: TestServer) {
  const rows = async (query: ReturnType<typeof sql<Record<string, unknown>>>) => (await query.execute(db)).rows;
  return {
    entries: await rows(sql`
      select e.kind, e.business_date, e.posted_at, p.account, p.amount_centavos
      from ledger_entry e join ledger_posting p on p.entry_id = e.id where e.posted_at > ${noon} order by 1, 2, 3, 4, 5`),
    events: await rows(sql`
      select kind, value_date, known_at from loan_event where known_at > ${noon} order by 3, 1`),
    messages: await rows(sql`
      select kind, channel, state, queued_at, due_at, state_since from message where queued_at > ${noon} order by 4, 1, 2`),
    tasks: await rows(sql`
      select kind, opened_at, closed_at from staff_task where opened_at > ${noon} order by 2, 1`),
    loans: await rows(sql`select status, status_since, due_date, booked_on from loan order by 1, 2`),
    applications: await rows(sql`select status, status_since from application order by 1, 2`),
    references: await rows(sql`select status, status_since from payment_reference order by 1, 2`),
  };
}

const [once, daily] = await Promise.all([world(), world()]);

test('many days at once give the same result as one day after the other, each event at its moment', async () => {
  const eachDay = async () => {
    for (let day = 0; day < DAYS; day++) await expectDone(daily.pass(1));
  };
  await Promise.all([expectDone(once.pass(DAYS)), eachDay()]);

  const life = await lived(once.server);
  expect(await lived(daily.server)).toEqual(life);
  expect(kindsOf(life.messages)).toEqual(
    new Set(['reminder', 'reference_expired', 'time_running_out', 'application_ended']),
  );
  expect(kindsOf(life.tasks)).toEqual(new Set(['hold_review']));
  expect(kindsOf(life.events)).toContain('hold_end');
  expect(life.entries.filter(({ kind }) => kind === 'accrual').length).toBeGreaterThan(DAYS);
  // A day is closed, and a hold ends, at midnight in Mexico City; messages to a borrower wait for seven.
  expect(hoursOf(life.entries, 'posted_at')).toEqual(new Set(['06:00']));
  expect(hoursOf(life.events, 'known_at')).toEqual(new Set(['06:00']));
  expect(hoursOf(life.tasks, 'opened_at')).toEqual(new Set(['06:00']));
  // An application's time ends at the hour at which it began.
  const ofLoans = life.messages.filter(({ kind }) => kind === 'reminder' || kind === 'reference_expired');
  expect(hoursOf(ofLoans, 'state_since')).toEqual(new Set(['13:00']));
});

type Rows = readonly Record<string, unknown>[];
const kindsOf = (rows: Rows) => new Set(rows.map(({ kind }) => kind));
const hoursOf = (rows: Rows, column: string) => new Set(rows.map((row) => hourOf(row[column])));
const hourOf = (at: unknown) => (at instanceof Date ? at.toISOString().slice(11, 16) : at);
