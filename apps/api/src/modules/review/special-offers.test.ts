import { addDays, payDateOptions } from '@lender/calculator';
import { mexicanCalendar } from '@lender/calculator/calendar';
import {
  approveSpecialOffer,
  approveYhatDecrease,
  getActualApplication,
  getApplicationOffer,
  getCase,
  getClientOffer,
  offerSpecial,
  type Send,
  updateApplication,
} from '@lender/contract';
import { APPLICATION_STATUS } from '@lender/lending';
import { type Centavos, centavos } from '@lender/money';
import { describe, expect, test } from 'vitest';
import { publishProduct } from '../../../test/loans/published.ts';
import {
  apply,
  borrow,
  NOTHING,
  openApplication,
  registerWithDetails,
  sign,
  untilStep,
} from '../../../test/people/journey.ts';
import { answers, refuses } from '../../../test/server/claims.ts';
import { testServer } from '../../../test/server/server.ts';
import { clientIdOf, countOf, setApplication } from '../../../test/server/stored.ts';

const server = await testServer();
const { db, clock } = server.services;
const staff = { token: await server.operator() };
const { today } = await clock.business(db);

const pesos = (amount: number): Centavos => centavos(amount * 100);
const waiting = async () => {
  const applicant = await apply(server, { seniorityMonths: 4 });
  await untilStep(server, applicant.token, 'manual_page');
  return applicant;
};
const offer = (id: string, amount: Centavos, key?: string) =>
  server.call(
    offerSpecial,
    { params: { id }, body: { amount, note: 'Le alcanza para esto' } },
    key ? { ...staff, key } : staff,
  );
const applicant = await waiting();
const borrower = await borrow(server);

describe('a special offer', () => {
  answers(offerSpecial, async () => offer((await waiting()).applicationId, pesos(1_500)));
  refuses(offerSpecial, 'not_found', () => offer(crypto.randomUUID(), pesos(1_500)));
  refuses(offerSpecial, 'illegal_transition', () => offer(borrower.applicationId, pesos(1_500)));
  refuses(offerSpecial, 'amount_out_of_limits', () => offer(applicant.applicationId, pesos(4_100)));

  test.each([
    ['below the minimum', pesos(400)],
    ['between two steps', pesos(1_550)],
    ['of a single centavo', centavos(1)],
  ])('a special offer %s is refused, and nothing of it is stored', async (_, amount) => {
    expect(await offer(applicant.applicationId, amount)).toMatchObject({ code: 'amount_out_of_limits' });
    const { data } = await server.call(getCase, { params: { id: applicant.applicationId } }, staff);
    expect(data).toMatchObject({ status: APPLICATION_STATUS.manualVerification, principalAmount: pesos(2_000) });
    expect(data.decisions.filter(({ kind }) => kind === 'manual')).toEqual([]);
  });

  test('a special offer is stored as a decision of its own, with its author and reason, and its borrower signs for it', async () => {
    const client = await waiting();
    const { data } = await offer(client.applicationId, pesos(1_500));
    expect(data).toMatchObject({ status: APPLICATION_STATUS.specialOffer, principalAmount: pesos(1_500) });
    expect(data.decisions.map(({ kind, outcome, note }) => ({ kind, outcome, note }))).toEqual([
      { kind: 'manual', outcome: 13, note: 'Le alcanza para esto' },
      { kind: 'engine', outcome: 14, note: null },
    ]);
    await untilStep(server, client.token, 'offer_decrease');
    // Accepting a decrease is a different answer from accepting a special offer.
    expect((await server.call(approveYhatDecrease, NOTHING, client)).code).toBe('illegal_transition');
    const accepted = await server.call(approveSpecialOffer, NOTHING, client);
    expect(accepted.data).toMatchObject({ status: APPLICATION_STATUS.signing, principalAmount: pesos(1_500) });
    expect((await sign(server, client)).status).toBe(200);
    await untilStep(server, client.token, 'loan_page');
    const loan = await db
      .selectFrom('loan')
      .select('principal_centavos')
      .where('client_id', '=', clientIdOf(client))
      .executeTakeFirstOrThrow();
    expect(loan.principal_centavos).toBe(150_000);
  });

  test('a special offer may be made again, and the last one counts', async () => {
    const client = await waiting();
    await offer(client.applicationId, pesos(1_000));
    const params = { id: client.applicationId };
    await server.call(updateApplication, { params, body: { amount: pesos(700) } }, client);
    await offer(client.applicationId, pesos(1_800));
    expect((await server.call(getActualApplication, NOTHING, client)).data.offeredAmount).toBe(pesos(1_800));
    const { data } = await server.call(getApplicationOffer, { params: { id: client.applicationId } }, client);
    expect(data.principal).toBe(pesos(1_800));
  });

  test('a special offer does not show its borrower the note', async () => {
    const client = await waiting();
    await offer(client.applicationId, pesos(1_500));
    const { body } = await server.call(getActualApplication, NOTHING, client);
    expect(JSON.stringify(body)).not.toContain('alcanza');
  });

  test('a special offer is made once for one key, however often it is sent', async () => {
    const client = await waiting();
    const key = crypto.randomUUID();
    const sent = await Promise.all(Array.from({ length: 6 }, () => offer(client.applicationId, pesos(1_500), key)));
    for (const { status, code } of sent) if (status !== 200) expect(code).toBe('idempotency_key_in_flight');
    const { data } = await server.call(getCase, { params: { id: client.applicationId } }, staff);
    expect(data.decisions.filter(({ kind }) => kind === 'manual')).toHaveLength(1);
  });

  test('a special offer may be below the minimum when the product has a special minimum', async () => {
    await publishProduct(server, (config) => ({ ...config, limits: { ...config.limits, specialMinCentavos: 30_000 } }));
    const client = await waiting();
    expect((await offer(client.applicationId, pesos(300))).status).toBe(200);
    expect((await offer(applicant.applicationId, pesos(300))).code).toBe('amount_out_of_limits');
  });
});

describe('the offer of a client', () => {
  type Query = Send<typeof getClientOffer>['query'];
  const option = payDateOptions('monthly', today)[19];
  if (!option) throw new Error('no pay date');
  const query: Query = {
    amount: pesos(1_000),
    payCycle: 'monthly',
    payDates: [option.firstDate, option.secondDate],
  };
  const read = (id: string, query: Query = {}) => server.call(getClientOffer, { params: { id }, query }, staff);
  const id = clientIdOf(applicant);

  answers(getClientOffer, () => read(id));
  refuses(getClientOffer, 'not_found', () => read(crypto.randomUUID()));
  refuses(getClientOffer, 'no_offer', async () => read(clientIdOf(await registerWithDetails(server))));
  refuses(getClientOffer, 'amount_out_of_limits', () => read(id, { ...query, amount: pesos(4_100) }));
  refuses(getClientOffer, 'pay_dates_invalid', () => read(id, { ...query, payDates: [option.firstDate, today] }));

  test('the offer of a client is the price of the open application', async () => {
    const { data } = await read(id);
    expect(data).toMatchObject({ principal: pesos(2_000), startDate: today });
    const fresh = await openApplication(server, 700);
    expect((await read(clientIdOf(fresh))).data.principal).toBe(pesos(700));
  });

  test('a client has no offer once it was signed', async () => {
    expect((await read(clientIdOf(borrower))).code).toBe('no_offer');
  });

  test('an offer for a request by staff has its price, and changes nothing', async () => {
    const { data } = await read(id, query);
    expect(data).toMatchObject({
      principal: pesos(1_000),
      endDate: mexicanCalendar('cnbv-2026').workingDayFrom(option.firstDate),
    });
    const { data: stored } = await server.call(getActualApplication, NOTHING, applicant);
    expect(stored.principalAmount).toBe(pesos(2_000));
  });

  test('an offer for a client uses the limits of that client', async () => {
    const repeated = await borrow(server);
    await db.updateTable('loan').set({ status: 5 }).where('client_id', '=', clientIdOf(repeated)).execute();
    expect((await read(clientIdOf(repeated), { ...query, amount: pesos(9_000) })).status).toBe(200);
    expect((await read(id, { ...query, amount: pesos(9_000) })).code).toBe('amount_out_of_limits');
  });

  test.each<[string, Query, readonly string[]]>([
    ['an amount alone', { amount: pesos(1_000) }, ['payCycle', 'payDates']],
    ['pay dates alone', { payDates: [today, addDays(today, 30)] }, ['amount', 'payCycle']],
    ['everything but the amount', { payCycle: 'monthly', payDates: [today, addDays(today, 30)] }, ['amount']],
  ])('an incomplete request for an offer is refused: %s', async (_, query, missing) => {
    const wire = new URLSearchParams();
    if (query.amount !== undefined) wire.set('amount', String(query.amount / 100));
    if (query.payCycle) wire.set('payCycle', query.payCycle);
    if (query.payDates) wire.set('payDates', query.payDates.join(','));
    const path = getClientOffer.path.replace('{id}', id);
    const headers = { authorization: `Bearer ${staff.token}` };
    const answer = await fetch(`${server.origin}${path}?${wire}`, { headers });
    expect(answer.status).toBe(422);
    const { error, violations } = (await answer.json()) as {
      error: { code: string };
      violations: { propertyPath: string }[];
    };
    expect(error.code).toBe('invalid_input');
    expect(violations.map(({ propertyPath }) => propertyPath)).toEqual(missing.map((name) => `children[${name}].data`));
  });

  test.each([
    'amount=-1&payCycle=monthly&payDates=2026-12-01,2027-01-01',
    'amount=1e3&payCycle=monthly&payDates=2026-12-01,2027-01-01',
    'amount=1000&payCycle=daily&payDates=2026-12-01,2027-01-01',
    'amount=1000&payCycle=monthly&payDates=2026-02-30,2027-01-01',
  ])('an invalid request for an offer is refused: %s', async (query) => {
    const path = getClientOffer.path.replace('{id}', id);
    const headers = { authorization: `Bearer ${staff.token}` };
    expect((await fetch(`${server.origin}${path}?${query}`, { headers })).status).toBe(422);
  });

  test('the offer of a client cannot be read by borrowers', async () => {
    const answer = await server.call(getClientOffer, { params: { id }, query: {} }, applicant);
    expect(answer).toMatchObject({ status: 403, code: 'forbidden' });
  });
});

test('a decided application keeps the price of its own product', async () => {
  const client = await waiting();
  await setApplication(server, client, { status: APPLICATION_STATUS.yhatDecrease, principal_centavos: 100_000 });
  await publishProduct(server, (config) => ({ ...config, firstLoanDiscount: { interest: '0', serviceFee: '0' } }));
  const { data } = await server.call(getClientOffer, { params: { id: clientIdOf(client) }, query: {} }, staff);
  expect(data.discount).toEqual({ interest: 0.2, serviceFee: 0.2 });
  expect(await countOf(server, 'loan', client)).toBe(0);
});
