import { addDays, addMonthsClamped, type Offer, type PlainDate, payDateOptions, quoteOffer } from '@lender/calculator';
import { mexicanCalendar } from '@lender/calculator/calendar';
import {
  approveRequest,
  getActiveLoan,
  getCalculatorConfig,
  getPublicOffer,
  listWorkingDays,
  openComplaint,
  publishWorkingDays,
  type Send,
} from '@lender/contract';
import { centavos } from '@lender/money';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { borrow, expectDone, NOTHING } from '../../../../test/people/journey.ts';
import { staffMember } from '../../../../test/people/staff-member.ts';
import { answers, refuses } from '../../../../test/server/claims.ts';
import { testServer } from '../../../../test/server/server.ts';
import { clientIdOf } from '../../../../test/server/stored.ts';
import { activeProduct } from '../product.ts';
import { quote } from '../quote.ts';
import { calendarOf, type OwnDay } from './working-day-list.ts';

const server = await testServer();
const { db, clock } = server.services;
const maker = await staffMember(server, 'product_admin');
const checker = await staffMember(server, 'supervisor');
const { now, today } = await clock.business(db);
const published = mexicanCalendar('cnbv-2026');

type Body = Send<typeof publishWorkingDays>['body'];
const lists = () => expectDone(server.call(listWorkingDays, NOTHING, maker));
const newest = async () => (await lists()).lists[0]?.version ?? 0;
const ask = async (change: Partial<Body> = {}) =>
  server.call(
    publishWorkingDays,
    { body: { basedOn: await newest(), days: [], note: 'Cierre de fin de año', ...change } },
    maker,
  );
const approve = (id: string) => server.call(approveRequest, { params: { id }, body: {} }, checker);
const publish = async (days: readonly OwnDay[], from?: PlainDate) => {
  const { approvalId } = await expectDone(ask({ days: [...days], ...(from && { from }) }));
  await expectDone(approve(approvalId));
};
const closed = (date: PlainDate): OwnDay => ({ date, kind: 'closed', name: 'Cierre' });
const open = (date: PlainDate): OwnDay => ({ date, kind: 'open', name: 'Guardia' });

/** Returns the n-th working day from 10 days ahead on. */
const workday = (n: number): PlainDate => published.addWorkingDays(addDays(today, 9), n);
const WEEKEND = { Sunday: 0, Saturday: 6 } as const;
/** Returns the first such day 10 days ahead or later. */
function weekend(day: keyof typeof WEEKEND, from = addDays(today, 10)): PlainDate {
  return new Date(from).getUTCDay() === WEEKEND[day] ? from : weekend(day, addDays(from, 1));
}
const asked = (date: PlainDate) => ({
  amount: centavos(200_000),
  payCycle: 'monthly' as const,
  payDates: [date, addMonthsClamped(date, 1)] satisfies [PlainDate, PlainDate],
});
const offerFor = async (date: PlainDate) =>
  expectDone(server.call(getPublicOffer, { params: { ...asked(date), sequence_type: 'first' }, query: {} }));
const config = () => expectDone(server.call(getCalculatorConfig, NOTHING));

describe("the lender's own days", () => {
  answers(listWorkingDays, () => server.call(listWorkingDays, NOTHING, maker));
  answers(publishWorkingDays, () => ask({ days: [closed(workday(1))] }));
  refuses(publishWorkingDays, 'approval_pending', () => ask({ days: [closed(workday(2))] }));
  refuses(publishWorkingDays, 'draft_changed', () => ask({ basedOn: 999 }));
  refuses(publishWorkingDays, 'draft_not_ready', () => ask());
  refuses(publishWorkingDays, 'setting_invalid', () => ask({ days: [closed(addDays(today, -30))] }));

  test('wrong days are each refused with their fault, and none is stored', async () => {
    const [friday, sunday] = [workday(3), weekend('Sunday')];
    const far = published.workingDayFrom(addDays(today, 200));
    const rest = Array.from({ length: 12 }, (_, day) => addDays(far, day));
    const refused = await ask({
      days: [
        closed(published.workingDayFrom(addDays(today, -40))),
        closed(friday),
        closed(friday),
        open(workday(4)),
        closed(sunday),
        ...rest.filter(published.isWorkingDay).map(closed),
      ],
    });
    const { problems } = z
      .object({ error: z.object({ details: z.object({ problems: z.array(z.string()) }) }) })
      .parse(refused.body).error.details;
    expect(problems.slice(0, 5)).toEqual([
      expect.stringMatching(/: past$/),
      `${friday}: twice`,
      `${workday(4)}: open_already`,
      `${sunday}: closed_already`,
      `${far}: rest_too_long`,
    ]);
    expect((await lists()).lists).toHaveLength(1);
  });
});

describe('a list in force', () => {
  const loan = async () => expectDone(server.call(getActiveLoan, NOTHING, borrower));
  let borrower: Awaited<ReturnType<typeof borrow>>;
  beforeAll(async () => {
    borrower = await borrow(server);
    await expectDone(approve((await lists()).askedId ?? ''));
  });

  test('a list in force moves the dates offered from then on, and the calculator gets the same calendar', async () => {
    const date = workday(5);
    expect((await offerFor(date)).endDate).toBe(date);
    const before = await loan();
    const saturday = weekend('Saturday');
    await publish([closed(date), open(saturday), closed(before.dueDate)]);
    expect((await offerFor(date)).endDate).toBe(published.workingDayFrom(addDays(date, 1)));
    expect((await offerFor(saturday)).endDate).toBe(saturday);
    const { calendar } = await config();
    expect(mexicanCalendar(calendar).isWorkingDay(date)).toBe(false);
    expect((await lists()).calendar).toBe(calendar);

    expect(await loan(), 'what is signed keeps its dates').toEqual(before);
    await publish([]);
    expect((await config()).calendar).toBe('cnbv-2026');
    expect((await offerFor(date)).endDate).toBe(date);
  });

  test('a list in force is signed with the loan, and the loan keeps it after the list ends', async () => {
    const [option] = payDateOptions('monthly', today).slice(19);
    const date = published.workingDayFrom(option?.firstDate ?? today);
    await publish([closed(date)]);
    const next = await borrow(server);
    const own = async () => expectDone(server.call(getActiveLoan, NOTHING, next));
    const signed = await own();
    expect(signed.dueDate).toBe(published.workingDayFrom(addDays(date, 1)));
    await publish([]);
    expect(await own()).toEqual(signed);
  });

  test('a list of days begins on its day, and not before', async () => {
    const date = workday(6);
    await publish([closed(date)], addDays(today, 4));
    const { lists: all } = await lists();
    expect(all[0]).toMatchObject({ state: 'scheduled', madeByName: maker.name, approvedByName: checker.name });
    expect((await offerFor(date)).endDate).toBe(date);
    await publish([], addDays(today, 4));
    expect((await lists()).lists[1]).toMatchObject({ state: 'replaced' });
  });

  test('a list that was overtaken by another one is not published any more', async () => {
    const { approvalId } = await expectDone(ask({ days: [closed(workday(7))] }));
    const by = { made_by: maker.id, approved_by: checker.id, reason: 'Otra' };
    const version = (await newest()) + 1;
    await db
      .insertInto('working_day_list')
      .values({ ...by, version, days: '[]', live_from: now })
      .execute();
    expect(await approve(approvalId)).toMatchObject({ code: 'approval_stale' });
  });

  test('a list of own days does not extend the time to answer a complaint beyond the published days', async () => {
    const complaint = async () => {
      const body = {
        kind: 'claim',
        channel: 'phone',
        personName: 'Ana Robles',
        text: 'No reconozco un cargo',
        clientId: clientIdOf(borrower),
      } as const;
      return (await expectDone(server.call(openComplaint, { body }, checker))).dueOn;
    };
    const plain = await complaint();
    await publish([closed(workday(1)), closed(workday(2))]);
    expect(await complaint()).toBe(plain);
    await publish([]);
  });
});

test('with any days of its own, the server and a calculator give the same dates', async () => {
  const product = await activeProduct(db, now);
  const anyDay = fc.integer({ min: 1, max: 60 }).map((days) => addDays(today, days));
  const anyOwn = fc.uniqueArray(
    fc.record({ date: anyDay, kind: fc.constantFrom('closed' as const, 'open' as const), name: fc.constant('x') }),
    { selector: ({ date }) => date, maxLength: 25 },
  );
  fc.assert(
    fc.property(anyOwn, anyDay, (days, date) => {
      const calendar = calendarOf('cnbv-2026', days);
      const sold = { ...product, servicing: { ...product.servicing, calendar } };
      const request = { ...asked(date), payDates: [date, addMonthsClamped(date, 1)] as const };
      const offered = quote(request, { product: sold, payoutDate: today, isFirstLoan: false });
      const { isWorkingDay } = mexicanCalendar(calendar);
      const counted = quoteOffer({
        principalCentavos: request.amount,
        payoutDate: today,
        cycle: 'monthly',
        payDates: request.payDates,
        pricing: product.pricing,
        isWorkingDay,
      });
      expect(offered.ok).toBe(counted.ok);
      if (!offered.ok || !counted.ok) return;
      const datesOf = ({ endDate, instalments }: Offer) => [endDate, ...instalments.map(({ dueDate }) => dueDate)];
      expect(datesOf(offered.value)).toEqual(datesOf(counted.value));
      expect(isWorkingDay(counted.value.endDate)).toBe(true);
    }),
  );
});
