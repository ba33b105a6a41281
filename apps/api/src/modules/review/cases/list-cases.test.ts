import { plainDate } from '@lender/calculator';
import { CASE_QUEUES, CASE_SORTS, listCases, type Reply, type Send, SORT_ORDERS } from '@lender/contract';
import { APPLICATION_STATUS, type ApplicationStatus } from '@lender/lending';
import { centavos } from '@lender/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectDone } from '../../../../test/people/journey.ts';
import { plantCase } from '../../../../test/people/planted-case.ts';
import { staffMember } from '../../../../test/people/staff-member.ts';
import { answers } from '../../../../test/server/claims.ts';
import { testServer } from '../../../../test/server/server.ts';

type Query = Send<typeof listCases>['query'];
type Case = Reply<typeof listCases>['cases'][number];

const { manualVerification, decisionError, verification, rejected } = APPLICATION_STATUS;
const HOUR_MS = 3_600_000;

// Without the sweep, which would end an application between two reads of a queue.
const server = await testServer({ ROLE: 'http' });
const { db, clock } = server.services;
const staff = await staffMember(server, 'verifier');
const colleague = await staffMember(server, 'verifier');
const page = (query: Query) => expectDone(server.call(listCases, { query }, staff));
const hoursAgo = (hours: number) => new Date(clock.wall().getTime() - hours * HOUR_MS);

/** Many at the same moment and of the same amount, so that only their ids distinguish them. */
const STATUSES: readonly ApplicationStatus[] = [manualVerification, decisionError, verification, rejected];
const moments = [hoursAgo(90), hoursAgo(30), hoursAgo(5), hoursAgo(1)];
for (let index = 0; index < 28; index += 1)
  await plantCase(server, {
    status: STATUSES[index % STATUSES.length] ?? rejected,
    statusSince: moments[Math.floor(index / 8)] ?? hoursAgo(2),
    createdAt: hoursAgo(200 - (index % 5)),
    desiredCentavos: 100_000 * (1 + (index % 3)),
  });

answers(listCases, () => server.call(listCases, { query: {} }, staff));

async function walk(
  query: Query,
): Promise<{ readonly pages: readonly (readonly Case[])[]; readonly last: string | null }> {
  const pages: (readonly Case[])[] = [];
  let [cursor, last]: [string | undefined, string | null] = [undefined, null];
  do {
    const { cases, next, previous } = await page({ ...query, ...(cursor && { cursor }) });
    pages.push(cases);
    [cursor, last] = [next ?? undefined, previous];
  } while (cursor);
  return { pages, last };
}

const idsOf = (cases: readonly Case[]) => cases.map(({ id }) => id);
const ORDERED_BY: Readonly<Record<(typeof CASE_SORTS)[number], (row: Case) => string | number>> = {
  due: (row: Case) => row.waitingSince,
  age: (row: Case) => row.createdAt,
  amount: (row: Case) => row.desiredLoanAmount,
};

describe('a queue', () => {
  test('a queue read page by page has every case once, in its order, and the same backwards', async () => {
    const query = fc.record({
      queue: fc.constantFrom(...CASE_QUEUES),
      sort: fc.constantFrom(...CASE_SORTS),
      order: fc.constantFrom(...SORT_ORDERS),
      perPage: fc.integer({ min: 1, max: 11 }),
    });
    await fc.assert(
      fc.asyncProperty(query, async (asked) => {
        const { pages, last } = await walk(asked);
        const all = pages.flat();
        const whole = await page({ ...asked, perPage: 500 });
        expect(idsOf(all)).toEqual(idsOf(whole.cases));
        expect(new Set(idsOf(all)).size).toBe(whole.total);

        const values = all.map(ORDERED_BY[asked.sort]);
        const sorted = values.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0));
        expect(values).toEqual(asked.order === 'ascending' ? sorted : sorted.toReversed());

        const backwards: (readonly Case[])[] = [];
        for (let cursor = last; cursor; ) {
          const { cases, previous } = await page({ ...asked, cursor });
          backwards.unshift(cases);
          cursor = previous;
        }
        expect(backwards.flat().map(({ id }) => id)).toEqual(idsOf(pages.slice(0, -1).flat()));
      }),
      { numRuns: 12 },
    );
  });

  test('the next page of a queue continues after the last case, whatever came before it meanwhile', async () => {
    const first = await page({ perPage: 3 });
    const second = await page({ perPage: 3, cursor: first.next ?? undefined });
    await plantCase(server, { statusSince: hoursAgo(900) });
    expect(idsOf((await page({ perPage: 3, cursor: first.next ?? undefined })).cases)).toEqual(idsOf(second.cases));
  });

  test('a queue shows until when a case should be decided, and which case is late', async () => {
    const { cases } = await page({ queue: 'open', perPage: 500 });
    for (const { status, waitingSince, dueAt, isOverdue } of cases) {
      const due = STATUSES.slice(0, 2).includes(status) ? new Date(Date.parse(waitingSince) + 4 * HOUR_MS) : null;
      expect(dueAt).toBe(due?.toISOString() ?? null);
      expect(isOverdue).toBe(due !== null && due <= clock.wall());
    }
    expect(new Set(cases.map(({ isOverdue }) => isOverdue))).toEqual(new Set([true, false]));
  });

  test('a queue refuses a cursor that it did not issue', async () => {
    const answer = await fetch(`${server.origin}${listCases.path}?cursor=after_x_y`, {
      headers: { authorization: `Bearer ${staff.token}` },
    });
    expect(answer.status).toBe(422);
  });
});

describe('a filter', () => {
  const sizes = async (query: Query) => (await page({ queue: 'all', perPage: 500, ...query })).cases;

  test('a filter accepts a status, an amount and an age', async () => {
    for (const row of await sizes({ status: rejected })) expect(row.status).toBe(rejected);
    for (const row of await sizes({ amountFrom: centavos(200_000), amountTo: centavos(200_000) }))
      expect(row.desiredLoanAmount).toBe(200_000);
    for (const row of await sizes({ waitingHours: 29 })) expect(row.waitingMinutes).toBeGreaterThanOrEqual(29 * 60);
    expect((await sizes({ waitingHours: 29 })).length).toBeGreaterThan(0);
    expect(await sizes({ status: rejected, queue: 'open' })).toEqual([]);
  });

  test('a filter accepts a bank', async () => {
    const { id, clientId } = await plantCase(server);
    await db.updateTable('bank_account').set({ bank_code: '044' }).where('client_id', '=', clientId).execute();
    expect(await sizes({ bank: '044' })).toMatchObject([{ id, bank: 'Scotiabank' }]);
  });

  test('a filter accepts the holder of a case', async () => {
    const [mine, other] = [await plantCase(server), await plantCase(server)];
    for (const [{ id, clientId }, { id: staff_id }] of [
      [mine, staff],
      [other, colleague],
    ] as const)
      await db
        .insertInto('case_assignment')
        .values({ client_id: clientId, application_id: id, staff_id, assigned_by: staff_id, assigned_at: clock.wall() })
        .execute();
    expect(await sizes({ assignee: 'me' })).toMatchObject([{ id: mine.id, assignee: { name: staff.name } }]);
    expect(await sizes({ assignee: 'others' })).toMatchObject([{ id: other.id, assignee: { name: colleague.name } }]);
    const free = idsOf(await sizes({ assignee: 'nobody' }));
    expect(free.length).toBeGreaterThan(0);
    expect(free).not.toContain(mine.id);
    expect(free).not.toContain(other.id);
  });

  test('a filter distinguishes a first loan from a repeated one', async () => {
    const before = await plantCase(server, { status: APPLICATION_STATUS.completed, createdAt: hoursAgo(900) });
    await db
      .insertInto('loan')
      .values({
        client_id: before.clientId,
        id: server.services.newId(),
        application_id: before.id,
        hashed_id: before.hashedId,
        status: 5,
        principal_centavos: centavos(100_000),
        total_centavos: null,
        start_date: null,
        due_date: null,
        terms: null,
        settled_seen_at: null,
        created_at: hoursAgo(900),
        status_since: hoursAgo(900),
      })
      .execute();
    await db
      .updateTable('loan')
      .set({ start_date: plainDate('2026-01-01') })
      .where('client_id', '=', before.clientId)
      .execute();
    const again = await plantCase(server, { createdAt: hoursAgo(1) });
    await db.updateTable('application').set({ client_id: before.clientId }).where('id', '=', again.id).execute();
    expect(await sizes({ borrower: 'repeat' })).toMatchObject([{ id: again.id, isRepeat: true }]);
    expect(idsOf(await sizes({ borrower: 'first' }))).not.toContain(again.id);
  });
});

/** Columns that many cases copy from the case that they are made from. */
const COPIED = [
  'desired_centavos',
  'principal_centavos',
  'pay_cycle',
  'first_pay_date',
  'second_pay_date',
  'larger_offer_welcome',
  'payout_method',
  'product_version',
  'signals',
  'reasons',
  'created_at',
  'status_since',
] as const;

test('a total beyond a thousand is an estimate, and is marked as one', async () => {
  const [{ id }] = (await page({ perPage: 1 })).cases as [Case];
  await db
    .insertInto('application')
    .columns(['client_id', 'id', 'hashed_id', 'status', ...COPIED])
    .expression((eb) =>
      eb
        .selectFrom('application')
        .crossJoin((of) => of.fn<{ number: number }>('generate_series', [of.lit(1), of.lit(1_100)]).as('many'))
        .select((of) => [
          'client_id',
          of.fn<string>('gen_random_uuid', []).as('id'),
          'hashed_id',
          of.lit(rejected).as('status'),
          ...COPIED,
        ])
        .where('id', '=', id),
    )
    .execute();
  const { total, isEstimate } = await page({ queue: 'all' });
  expect(isEstimate).toBe(true);
  expect(total).toBeGreaterThan(1_000);
  expect(await page({ queue: 'manual' })).toMatchObject({ isEstimate: false });
});
