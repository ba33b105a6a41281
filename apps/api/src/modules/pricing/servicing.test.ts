import { addDays, addMonthsClamped, type PlainDate, REFERENCE_PRICING } from '@lender/calculator';
import { mexicanCalendar } from '@lender/calculator/calendar';
import {
  createApplication,
  getClientOffer,
  getPrivateOffer,
  getPublicOffer,
  updateApplication,
} from '@lender/contract';
import { REFERENCE_SERVICING } from '@lender/lending';
import { centavos } from '@lender/money';
import { describe, expect, test } from 'vitest';
import { sellProduct } from '../../../test/loans/sell-product.ts';
import { openApplication, registerWithDetails } from '../../../test/people/journey.ts';
import { refuses } from '../../../test/server/claims.ts';
import { testServer } from '../../../test/server/server.ts';
import { clientIdOf } from '../../../test/server/stored.ts';
import { productOfVersion, productSchema } from './product.ts';
import { statedOf } from './stated-servicing.ts';

const server = await testServer();
const { db, clock } = server.services;
const { today } = await clock.business(db);
const staff = { token: await server.operator() };
const client = await registerWithDetails(server);
const early = await openApplication(server);
const calendar = mexicanCalendar('cnbv-2026');

/** Returns a day off that is ten days ahead or more. */
function dayOff(from: PlainDate = addDays(today, 10)): PlainDate {
  return calendar.isWorkingDay(from) ? dayOff(addDays(from, 1)) : from;
}
const asked = (firstDate: PlainDate) => ({
  amount: centavos(200_000),
  payCycle: 'monthly' as const,
  payDates: [firstDate, addMonthsClamped(firstDate, 1)] satisfies [PlainDate, PlainDate],
});
const selection = (firstDate: PlainDate) => ({
  body: {
    salaryCycle: 'monthly' as const,
    payDates: { first_repayment_option: firstDate, second_repayment_option: addMonthsClamped(firstDate, 1) },
    loanAmount: centavos(200_000),
  },
});
const offers = {
  guest: (firstDate: PlainDate) =>
    server.call(getPublicOffer, { params: { ...asked(firstDate), sequence_type: 'first' }, query: {} }),
  client: (firstDate: PlainDate) => server.call(getPrivateOffer, { params: asked(firstDate) }, client),
  staff: (firstDate: PlainDate) =>
    server.call(getClientOffer, { params: { id: clientIdOf(client) }, query: asked(firstDate) }, staff),
};

describe('a pay date on which banks are closed', () => {
  const date = dayOff();

  test.each(['guest', 'client', 'staff'] as const)(
    'a pay date on a bank holiday moves to the next working day at no charge for a %s',
    async (who) => {
      const { data: offer } = await offers[who](date);
      expect(offer.endDate).toBe(calendar.workingDayFrom(date));
      expect(offer.endDate > date).toBe(true);
      expect(offer.schedule.map(({ dueDate }) => dueDate)).toEqual([offer.endDate]);
      // Interest is counted to the pay date itself.
      const days = offer.term.value;
      expect(addDays(today, days)).toBe(date);
      expect(offer.interest_without_discount.amount_without_vat).toBe(Math.round((200_000 * 1.8 * days) / 360));
      for (const { newEndDate } of offer.extensions) expect(calendar.isWorkingDay(newEndDate)).toBe(true);
    },
  );
});

describe('a product', () => {
  test('a product sells with the rules that it states', async () => {
    const { servicing } = await productOfVersion(db, 1);
    expect(servicing).toEqual(REFERENCE_SERVICING);
  });

  const { pricing, ...rest } = JSON.parse(JSON.stringify({ pricing: REFERENCE_PRICING, ...baseOfProduct() }));
  const stored = { pricing, ...rest, servicing: statedOf(REFERENCE_SERVICING) };
  const parsed = (change: object) =>
    productSchema.safeParse({ ...stored, servicing: { ...stored.servicing, ...change } });

  test('a product is refused when it charges a delay by interest and by a fee', () => {
    const late = { kind: 'fee', graceDays: 1, feeCentavos: 20_000, annualRate: '2.70', maxDays: 90 };
    expect(parsed({ late }).error?.issues.map(({ message }) => message)).toEqual(['{"code":"late_charged_twice"}']);
  });

  test.each([
    ['a calendar that nobody published', { calendar: 'cnbv-1999' }],
    ['no calendar', { calendar: null }],
    ['more cheap extensions than extensions', { extensions: { ...stored.servicing.extensions, cheapCount: 9 } }],
    ['a late policy of another name', { late: { kind: 'mora' } }],
  ])('a product is refused with %s', (_, change) => {
    expect(parsed({}).success).toBe(true);
    expect(parsed(change).success).toBe(false);
  });

  test('a product that was stored before it stated its servicing charges nothing for lateness', () => {
    const { servicing: _, ...before } = stored;
    const { servicing } = productSchema.parse(before);
    expect(servicing).toMatchObject({ version: 'unstated-1', calendar: 'cnbv-2026', late: { kind: 'none' } });
    expect(servicing.extensions).toMatchObject({ maxCount: 3, cheapCount: 2, tariffs: pricing.extensions.tariffs });
  });

  test.each([
    ['cheap', { cheapCount: 1, closesDaysAfter: 0 }],
    ['expensive', { cheapCount: 0, closesDaysAfter: 3 }],
  ])('an older product that has only %s extensions can still be read', (kind, window) => {
    const tariffs = REFERENCE_PRICING.extensions.tariffs.filter((tariff) => tariff.kind === kind);
    const { servicing: _, ...before } = stored;
    const { servicing } = productSchema.parse({
      ...before,
      pricing: { ...pricing, extensions: { maxCount: 1, tariffs } },
    });
    expect(servicing.extensions).toMatchObject(window);
  });
});

describe('a price above the caps', () => {
  const soon = addDays(today, 8);
  let sold: Promise<number> | undefined;
  /** Half of the principal as a fee: more than two per cent a day on a short loan. */
  const dear = () => {
    sold ??= sellProduct(server, (config) => {
      const rates = { ...REFERENCE_PRICING.rates, processingFeeRate: '0.50' };
      return { ...config, pricing: { ...REFERENCE_PRICING, rates } };
    });
    return sold;
  };

  refuses(getPublicOffer, 'cost_above_cap', async () => dear().then(() => offers.guest(soon)));
  refuses(getPrivateOffer, 'cost_above_cap', async () => dear().then(() => offers.client(soon)));
  refuses(getClientOffer, 'cost_above_cap', async () => dear().then(() => offers.staff(soon)));
  refuses(createApplication, 'cost_above_cap', async () =>
    dear().then(() => server.call(createApplication, selection(soon), client)),
  );
  refuses(updateApplication, 'cost_above_cap', async () => {
    const version = await dear();
    const { applicationId: id } = early;
    await db
      .updateTable('application')
      .set({ product_version: version, first_pay_date: soon, second_pay_date: addMonthsClamped(soon, 1) })
      .where('id', '=', id)
      .execute();
    return server.call(updateApplication, { params: { id }, body: { amount: centavos(100_000) } }, early);
  });

  test('a price above the caps for a short loan is allowed when the loan runs long enough', async () => {
    await dear();
    expect((await offers.guest(addDays(today, 44))).status).toBe(200);
  });
});

function baseOfProduct() {
  return {
    limits: {
      minMainCentavos: 50_000,
      minAdditionalCentavos: 100_000,
      maxCentavos: 1_500_000,
      stepCentavos: 10_000,
      first: { minCentavos: 50_000, maxCentavos: 400_000 },
      repeated: { minCentavos: 50_000, maxCentavos: 1_500_000 },
    },
    initial: { amountCentavos: 200_000, payCycle: 'monthly' },
    firstLoanDiscount: { interest: '0', serviceFee: '0' },
  };
}
