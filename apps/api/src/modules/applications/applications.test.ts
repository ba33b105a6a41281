import { addDays, type PlainDate, payDateOptions } from '@lender/calculator';
import {
  approveSpecialOffer,
  approveYhatDecrease,
  approveYhatIncrease,
  createApplication,
  getActualApplication,
  getActualApplicationStatus,
  getApplicationOffer,
  getClient,
  type Send,
  updateApplication,
} from '@lender/contract';
import { APPLICATION_STATUS, CLIENT_STATUS } from '@lender/lending';
import { centavos } from '@lender/money';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import {
  application,
  applyToSigning,
  expectDone,
  NOTHING,
  openApplication,
  register,
  registerWithDetails,
} from '../../../test/people/journey.ts';
import { answers, refuses } from '../../../test/server/claims.ts';
import { testServer } from '../../../test/server/server.ts';
import { clientIdOf, countOf, setApplication, setClientStatus } from '../../../test/server/stored.ts';

const server = await testServer();
const { today } = await server.services.clock.business(server.services.db);
const CANCELED = { status: APPLICATION_STATUS.canceled } as const;

const withDetails = await registerWithDetails(server);
const unknown = await register(server);
const signing = await applyToSigning(server);

/** Sets a client's applications back by a number of seconds. */
const olderBy = (client: { token: string }, seconds: number) =>
  sql`update application set created_at = created_at - make_interval(secs => ${seconds})
    where client_id = ${clientIdOf(client)}`.execute(server.services.db);

describe('opening an application', () => {
  answers(createApplication, async () =>
    server.call(createApplication, await application(server), await registerWithDetails(server)),
  );
  refuses(createApplication, 'details_missing', async () =>
    server.call(createApplication, await application(server), unknown),
  );
  refuses(createApplication, 'application_already_open', async () =>
    server.call(createApplication, await application(server), signing),
  );
  refuses(createApplication, 'client_cannot_apply', async () => {
    const client = await registerWithDetails(server);
    await setClientStatus(server, client, CLIENT_STATUS.blacklisted);
    return server.call(createApplication, await application(server), client);
  });
  refuses(createApplication, 'amount_out_of_limits', async () =>
    server.call(createApplication, await application(server, 4_100), withDetails),
  );
  refuses(createApplication, 'rate_limited', async () => {
    const client = await registerWithDetails(server);
    const asked = await application(server);
    const open = () => server.call(createApplication, asked, client);
    for (let count = 0; count < 5; count++) {
      const { id } = await expectDone(open());
      await expectDone(server.call(updateApplication, { params: { id }, body: CANCELED }, client));
    }
    // A sixth, and a sixth and seventh at once, open nothing more.
    const refused = await Promise.all([open(), open()]);
    expect(refused.map(({ code }) => code)).toEqual(['rate_limited', 'rate_limited']);
    expect(await countOf(server, 'application', client)).toBe(5);
    const seconds = Number(refused[0]?.headers.get('retry-after'));
    expect(seconds).toBeLessThanOrEqual(86_400);
    await olderBy(client, seconds);
    await expectDone(open());
    return refused[0] ?? open();
  });
  refuses(createApplication, 'pay_dates_invalid', async () => {
    const { body } = await application(server);
    const payDates = { first_repayment_option: today, second_repayment_option: addDays(today, 30) };
    return server.call(createApplication, { body: { ...body, payDates } }, withDetails);
  });

  test('twenty requests at once open one application', async () => {
    const client = await registerWithDetails(server);
    const asked = await application(server);
    const results = await Promise.all(Array.from({ length: 20 }, () => server.call(createApplication, asked, client)));
    expect(results.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(results.filter(({ code }) => code === 'application_already_open')).toHaveLength(19);
    expect(await countOf(server, 'application', client)).toBe(1);
  });

  test.each([
    ['below zero', -1],
    ['nothing', 0],
    ['below the minimum', 499],
    ['beyond every number of centavos', 1e21],
    ['beyond the safe integers', 2 ** 53 + 1],
    ['a fraction of the step', 1_050],
    ['a fraction of a centavo', 1_000.001],
    ['text', '1000'],
    ['digits of another width', '１０００'],
    ['a list', [1_000]],
    ['a truth', true],
    ['no amount', null],
  ])('an application refuses %s, and takes it for no other amount', async (_, amount) => {
    const { body } = await application(server);
    const asked = { ...body, loanAmount: { amount, currency: 'MXN' } };
    expect((await server.send(createApplication, asked, withDetails)).status).toBe(422);
    expect(await countOf(server, 'application', withDetails)).toBe(0);
  });

  test('an application takes no value that the server decides', async () => {
    const { body } = await application(server);
    const wire = { ...body, loanAmount: { amount: 2_000, currency: 'MXN' } };
    const extras = [
      { status: 2 },
      { clientId: clientIdOf(signing) },
      { principalAmount: 1 },
      { id: signing.applicationId },
    ];
    for (const extra of extras) {
      const refused = await server.send(createApplication, { ...wire, ...extra }, withDetails);
      expect(refused).toMatchObject({ status: 422, code: 'invalid_input' });
    }
    expect(await countOf(server, 'application', withDetails)).toBe(0);
  });
});

describe('an Idempotency-Key', () => {
  test('an Idempotency-Key repeats the stored success, to the same client and body only', async () => {
    const [client, other] = [await registerWithDetails(server), await registerWithDetails(server)];
    const key = crypto.randomUUID();
    const asked = await application(server);
    const first = await server.call(createApplication, asked, { ...client, key });
    const again = await server.call(createApplication, asked, { ...client, key });
    expect(again).toMatchObject({ status: 201, body: first.body });
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    const changed = await server.call(createApplication, await application(server, 3_000), { ...client, key });
    expect(changed).toMatchObject({ status: 422, code: 'idempotency_key_reused' });
    const elsewhere = await server.call(createApplication, asked, { ...other, key });
    expect(elsewhere.status).toBe(201);
    expect(elsewhere.data.id).not.toBe(first.data.id);
  });

  test('requests with one Idempotency-Key are one while the first still runs', async () => {
    const client = await registerWithDetails(server);
    const key = crypto.randomUUID();
    const asked = await application(server);
    const results = await Promise.all(
      Array.from({ length: 10 }, () => server.call(createApplication, asked, { ...client, key })),
    );
    const ids = new Set(results.filter(({ status }) => status === 201).map(({ data }) => data.id));
    expect(ids.size).toBe(1);
    for (const { status, code } of results) if (status !== 201) expect(code).toBe('idempotency_key_in_flight');
  });

  test('an Idempotency-Key may be used again after a failure', async () => {
    const client = await register(server);
    const key = crypto.randomUUID();
    const asked = await application(server);
    expect((await server.call(createApplication, asked, { ...client, key })).code).toBe('details_missing');
    expect((await server.call(createApplication, asked, { ...client, key })).code).toBe('details_missing');
  });

  test.each(['short', 'ñandúes de la pampa', 'x'.repeat(129)])('the Idempotency-Key %j is refused', async (key) => {
    const encoded = Buffer.from(key).toString('latin1');
    const answer = await server.call(createApplication, await application(server), { ...withDetails, key: encoded });
    expect(answer).toMatchObject({ status: 400, code: 'malformed_request' });
  });
});

describe('reading the application', () => {
  answers(getActualApplication, () => server.call(getActualApplication, NOTHING, signing));
  answers(getActualApplicationStatus, () => server.call(getActualApplicationStatus, NOTHING, signing));
  test('an application shows its term while it has a price, and none when it ended', async () => {
    const { data } = await server.call(getActualApplication, NOTHING, signing);
    expect(data.term).toEqual({ value: 20, unit: 'day' });
    const fresh = await openApplication(server);
    await setApplication(server, fresh, { status: APPLICATION_STATUS.rejected });
    expect((await server.call(getActualApplication, NOTHING, fresh)).data.term).toBeNull();
  });

  refuses(getActualApplication, 'not_found', () => server.call(getActualApplication, NOTHING, unknown));
  refuses(getActualApplicationStatus, 'not_found', () => server.call(getActualApplicationStatus, NOTHING, unknown));
});

describe('the offer', () => {
  const read = (id: string, as = signing) => server.call(getApplicationOffer, { params: { id } }, as);

  answers(getApplicationOffer, () => read(signing.applicationId));
  refuses(getApplicationOffer, 'not_found', () => read(crypto.randomUUID()));
  refuses(getApplicationOffer, 'no_offer', async () => {
    const fresh = await openApplication(server);
    return read(fresh.applicationId, fresh);
  });

  test('the offer is the exact sum of its parts', async () => {
    const { data } = await read(signing.applicationId);
    const fees = [data.interest, data.serviceFee, data.processingFee, data.withdrawalFee, data.invoicingFee];
    expect(data.principal + fees.reduce((sum, { amount }) => sum + amount, 0)).toBe(data.total);
    for (const { amount, amount_without_vat, vat } of fees) expect(amount_without_vat + vat).toBe(amount);
  });
});

describe('another client', () => {
  test('another client sees and changes nothing of an application', async () => {
    const params = { id: signing.applicationId };
    const as = { token: withDetails.token };
    expect((await server.call(getApplicationOffer, { params }, as)).status).toBe(404);
    expect((await server.call(updateApplication, { params, body: CANCELED }, as)).status).toBe(404);
    const { data } = await server.call(getActualApplication, NOTHING, signing);
    expect(data.status).toBe(APPLICATION_STATUS.signing);
  });
});

describe('withdrawing', () => {
  const withdraw = (id: string, as: { token: string }) =>
    server.call(updateApplication, { params: { id }, body: CANCELED }, as);

  answers(updateApplication, async () => {
    const fresh = await openApplication(server);
    return withdraw(fresh.applicationId, fresh);
  });
  refuses(updateApplication, 'not_found', () => withdraw(crypto.randomUUID(), signing));
  refuses(updateApplication, 'illegal_transition', async () => {
    const fresh = await openApplication(server);
    await expectDone(withdraw(fresh.applicationId, fresh));
    return withdraw(fresh.applicationId, fresh);
  });

  test('a refused withdrawal says where the application may go instead', async () => {
    const fresh = await openApplication(server);
    await setApplication(server, fresh, { status: APPLICATION_STATUS.rejected });
    const { body } = await withdraw(fresh.applicationId, fresh);
    expect(body).toMatchObject({ error: { details: { from: 6, to: 5, permitted: [] } } });
  });

  test('a withdrawal leaves the client free to apply again', async () => {
    const fresh = await openApplication(server);
    await expectDone(withdraw(fresh.applicationId, fresh));
    expect((await server.call(getClient, NOTHING, fresh)).data.hasActualApplication).toBe(false);
    expect((await server.call(createApplication, await application(server), fresh)).status).toBe(201);
  });
});

describe('answering an offer', () => {
  const offered = async (status: 13 | 17 | 18, principal_centavos: number) => {
    const fresh = await openApplication(server);
    await setApplication(server, fresh, { status, principal_centavos });
    return fresh;
  };
  const increase = (as: { token: string }, amount: number) =>
    server.call(approveYhatIncrease, { body: { amount: centavos(amount) } }, as);

  answers(approveYhatDecrease, async () => server.call(approveYhatDecrease, NOTHING, await offered(17, 100_000)));
  answers(approveSpecialOffer, async () => server.call(approveSpecialOffer, NOTHING, await offered(13, 100_000)));
  answers(approveYhatIncrease, async () => increase(await offered(18, 300_000), 250_000));
  refuses(approveYhatDecrease, 'illegal_transition', () => server.call(approveYhatDecrease, NOTHING, signing));
  refuses(approveSpecialOffer, 'illegal_transition', () => server.call(approveSpecialOffer, NOTHING, signing));
  refuses(approveYhatIncrease, 'illegal_transition', () => increase(signing, 200_000));
  refuses(approveYhatDecrease, 'not_found', () => server.call(approveYhatDecrease, NOTHING, unknown));
  refuses(approveSpecialOffer, 'not_found', () => server.call(approveSpecialOffer, NOTHING, unknown));
  refuses(approveYhatIncrease, 'not_found', () => increase(unknown, 200_000));
  refuses(approveYhatIncrease, 'amount_out_of_limits', async () => increase(await offered(18, 300_000), 310_000));

  test.each([
    ['less than was asked for', 190_000],
    ['a fraction of the step', 250_050],
  ])('an answer to an offer refuses %s', async (_, amount) => {
    expect(await increase(await offered(18, 300_000), amount)).toMatchObject({ code: 'amount_out_of_limits' });
  });

  test('an answer with the amount asked for counts as a refusal of the increase', async () => {
    const { data } = await increase(await offered(18, 300_000), 200_000);
    expect(data).toMatchObject({ status: APPLICATION_STATUS.signing, principalAmount: 200_000 });
  });

  test('one answer wins when several arrive at once', async () => {
    const fresh = await offered(17, 100_000);
    const calls = Array.from({ length: 8 }, () => server.call(approveYhatDecrease, NOTHING, fresh));
    const results = await Promise.all(calls);
    expect(results.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await countOf(server, 'loan', fresh)).toBe(1);
  });
});

test('no step can be skipped: only the decision leads to a signature', async () => {
  const fresh = await openApplication(server);
  for (const endpoint of [approveYhatDecrease, approveSpecialOffer])
    expect((await server.call(endpoint, NOTHING, fresh)).code).toBe('illegal_transition');
  const path = updateApplication.path.replace('{id}', fresh.applicationId) as `/${string}`;
  const skipped = await server.send({ method: 'PUT', path }, { status: APPLICATION_STATUS.signing }, fresh);
  expect(skipped).toMatchObject({ status: 422, code: 'invalid_input' });
  expect((await server.call(getActualApplication, NOTHING, fresh)).data.status).toBe(APPLICATION_STATUS.new);
});

test('pay dates of every cycle that the calculator offers are taken', async () => {
  for (const cycle of ['weekly', 'biweekly', 'semi_monthly', 'monthly'] as const) {
    const client = await registerWithDetails(server);
    const option = payDateOptions(cycle, today as PlainDate).at(-1);
    const { body } = await application(server);
    const payDates = { first_repayment_option: option?.firstDate, second_repayment_option: option?.secondDate };
    const asked = { body: { ...body, salaryCycle: cycle, payDates } } as Send<typeof createApplication>;
    expect(await server.call(createApplication, asked, client)).toMatchObject({ status: 201 });
  }
});
