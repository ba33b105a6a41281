import { addDays, addMonthsClamped } from '@lender/calculator';
import { getClient, type Send, updateClient } from '@lender/contract';
import { describe, expect, test } from 'vitest';
import { application, expectDone, NOTHING, openApplication, register } from '../../../test/people/journey.ts';
import { answers, refuses } from '../../../test/server/claims.ts';
import { testServer } from '../../../test/server/server.ts';
import { clientIdOf } from '../../../test/server/stored.ts';

const server = await testServer();
const client = await register(server);
const other = await register(server);
const { today } = await server.services.clock.business(server.services.db);

type Body = Send<typeof updateClient>['body'];
const update = (body: Body, as: { token: string } = client) => server.call(updateClient, { body }, as);
const read = async (as = client) => (await server.call(getClient, NOTHING, as)).data;
const row = (as: { token: string }) =>
  server.services.db.selectFrom('client').selectAll().where('client_id', '=', clientIdOf(as)).executeTakeFirst();
const paidOn = (daysAhead: number): NonNullable<Body['pay']> => {
  const first = addDays(today, daysAhead);
  const payDates = { first_repayment_option: first, second_repayment_option: addMonthsClamped(first, 1) };
  return { salaryCycle: 'monthly', payDates };
};
const weekly = (first: number, second: number): NonNullable<Body['pay']> => ({
  salaryCycle: 'weekly',
  payDates: { first_repayment_option: addDays(today, first), second_repayment_option: addDays(today, second) },
});

answers(updateClient, () => update({ alternatePhone: '5587654321' }));
refuses(updateClient, 'invalid_input', () => update({ alternatePhone: client.who.phone }));
refuses(updateClient, 'pay_dates_invalid', () => update({ pay: weekly(3, 11) }));

describe('another phone', () => {
  test('another phone is stored sealed, shown to its client, and removed by null', async () => {
    await expectDone(update({ alternatePhone: '12345678' }));
    expect((await read()).alternatePhone).toBe('12345678');
    expect(JSON.stringify(await row(client))).not.toContain('12345678');
    await expectDone(update({ alternatePhone: null }));
    expect((await read()).alternatePhone).toBeNull();
  });

  test('another phone stays when something else changes', async () => {
    await expectDone(update({ alternatePhone: '123456789012345' }));
    await expectDone(update({ pay: weekly(3, 10) }));
    expect((await read()).alternatePhone).toBe('123456789012345');
  });

  test('the client’s own phone with the country code is refused as another phone', async () => {
    const refused = await update({ alternatePhone: `52${client.who.phone}` });
    expect(refused).toMatchObject({
      code: 'invalid_input',
      body: { violations: [{ propertyPath: 'children[alternatePhone].data' }] },
    });
  });

  test.each([
    '1234567',
    '1234567890123456',
    '55 8765 4321',
    '+525587654321',
    '１２３４５６７８',
    '',
    5587654321,
    ['12345678'],
  ])('the value %j is refused as another phone', async (alternatePhone) => {
    expect((await server.send(updateClient, { alternatePhone }, client)).status).toBe(422);
  });
});

describe('the dates of the client’s pay', () => {
  test('the pay dates are saved, and shown in the profile', async () => {
    const fresh = await register(server);
    const pay = weekly(3, 10);
    const { data } = await update({ pay }, fresh);
    expect(data).toMatchObject({ salaryCycle: 'weekly', payDate: { referenceDate: addDays(today, 3) } });
    expect(await row(fresh)).toMatchObject({ first_pay_date: addDays(today, 3), second_pay_date: addDays(today, 10) });
  });

  test('a change of the pay dates does not change an open application', async () => {
    const applicant = await openApplication(server);
    await expectDone(update({ pay: weekly(3, 10) }, applicant));
    const { body } = await application(server);
    const { pay_cycle, first_pay_date } = await server.services.db
      .selectFrom('application')
      .select(['pay_cycle', 'first_pay_date'])
      .where('id', '=', applicant.applicationId)
      .executeTakeFirstOrThrow();
    expect([pay_cycle, first_pay_date]).toEqual(['monthly', body.payDates.first_repayment_option]);
    expect((await read(applicant)).salaryCycle).toBe('weekly');
  });

  test.each([
    ['today', paidOn(0)],
    ['past', paidOn(-3)],
    ['years away', paidOn(4_000)],
    ['the wrong way round', weekly(10, 3)],
    ['twice the same', weekly(3, 3)],
    ['of another cycle', { ...weekly(3, 17), salaryCycle: 'weekly' as const }],
  ])('a change is refused when the pay dates are %s, and nothing is changed', async (_, pay) => {
    const before = await row(client);
    expect(await update({ alternatePhone: '99999999', pay })).toMatchObject({ code: 'pay_dates_invalid' });
    expect(await row(client)).toEqual(before);
  });
});

test('fields that the server decides cannot be sent', async () => {
  const before = [await row(client), await row(other)];
  const extras = [
    { status: 5 },
    { id: clientIdOf(other) },
    { clientId: clientIdOf(other) },
    { uuid: clientIdOf(other) },
    { availableLoanAmount: { amount: 15_000, currency: 'MXN' } },
    { limit_centavos: 1_500_000 },
    { fake: true },
    { closedLoansCount: 9 },
    { email: 'otra@example.com' },
    { info: { mobilePhone: { number: '5599999999' } } },
    { promoCode: 'X' },
  ];
  for (const extra of extras) {
    const refused = await server.send(updateClient, { alternatePhone: '87654321', ...extra }, client);
    expect(refused).toMatchObject({ status: 422, code: 'invalid_input' });
  }
  expect((await server.send(updateClient, {}, client)).status).toBe(422);
  for (const polluting of ['{"__proto__":{"status":5}}', '{"constructor":{"prototype":{"status":5}}}'])
    expect((await server.send(updateClient, polluting, client)).status).toBe(400);
  expect([await row(client), await row(other)]).toEqual(before);
});
