import {
  approveSpecialOffer,
  approveYhatDecrease,
  approveYhatIncrease,
  createApplication,
  type Endpoint,
  finishClientDocuments,
  getActualApplication,
  getApplicationOffer,
  getDraftAgreementPdf,
  sendSmsCodeTs,
  signAgreement,
  updateApplication,
} from '@lender/contract';
import { ACTIVE_APPLICATION_STATUSES, APPLICATION_STATUS, type ApplicationStatus, LOAN_STATUS } from '@lender/lending';
import { centavos } from '@lender/money';
import { describe, expect, test } from 'vitest';
import {
  type Applicant,
  application,
  applyToSigning,
  type Client,
  expectDone,
  fillIn,
  NOTHING,
  openApplication,
  registerWithDetails,
} from '../../../test/people/journey.ts';
import { codeOnPhone } from '../../../test/people/simulated-phone.ts';
import type { Called } from '../../../test/server/call.ts';
import { testServer } from '../../../test/server/server.ts';
import { clientIdOf, countOf, setApplication } from '../../../test/server/stored.ts';

const server = await testServer();
const { db } = server.services;
const CANCELED = { status: APPLICATION_STATUS.canceled } as const;

const withdraw = (applicant: Applicant) =>
  server.call(updateApplication, { params: { id: applicant.applicationId }, body: CANCELED }, applicant);
const twenty = <Value>(act: () => Promise<Value>): Promise<Value[]> => Promise.all(Array.from({ length: 20 }, act));

/** Reads everything that is stored of a client's applications and loans. */
const storedOf = async (client: Client) => {
  const clientId = clientIdOf(client);
  return {
    applications: await db.selectFrom('application').selectAll().where('client_id', '=', clientId).execute(),
    loans: await db.selectFrom('loan').selectAll().where('client_id', '=', clientId).execute(),
    agreements: await db.selectFrom('agreement').selectAll().where('client_id', '=', clientId).execute(),
    payouts: await db.selectFrom('payout').selectAll().where('client_id', '=', clientId).execute(),
  };
};

describe('twenty requests for a loan at once', () => {
  test('twenty requests at once open one loan application, and the others are refused because it is open', async () => {
    const client = await registerWithDetails(server);
    const asked = await application(server);
    const results = await twenty(() => server.call(createApplication, asked, client));
    expect(results.map(({ status }) => status).filter((status) => status !== 409)).toEqual([201]);
    for (const { status, code } of results) if (status === 409) expect(code).toBe('application_already_open');
    const { applications } = await storedOf(client);
    expect(applications.filter(({ status }) => ACTIVE_APPLICATION_STATUSES.includes(status))).toHaveLength(1);
  });

  test('twenty requests with one key are one request, whichever comes through', async () => {
    const client = await registerWithDetails(server);
    const asked = await application(server);
    const key = crypto.randomUUID();
    const results = await twenty(() => server.call(createApplication, asked, { ...client, key }));
    const opened = results.filter(({ status }) => status === 201);
    expect(new Set(opened.map(({ data }) => data.id)).size).toBe(1);
    for (const { status, code } of results)
      if (status !== 201) expect([status, code]).toEqual([409, 'idempotency_key_in_flight']);
    const again = await server.call(createApplication, asked, { ...client, key });
    expect([again.status, again.headers.get('idempotent-replayed'), again.data.id]).toEqual([
      201,
      'true',
      opened[0]?.data.id,
    ]);
  });

  test('twenty requests with twenty keys still open one application', async () => {
    const client = await registerWithDetails(server);
    const asked = await application(server);
    const results = await twenty(() => server.call(createApplication, asked, { ...client, key: crypto.randomUUID() }));
    expect(results.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(results.filter(({ code }) => code === 'application_already_open')).toHaveLength(19);
  });

  test('two clients with one key each open an application', async () => {
    const clients = await Promise.all([registerWithDetails(server), registerWithDetails(server)]);
    const asked = await application(server);
    const key = crypto.randomUUID();
    const results = await Promise.all(
      clients.map((client) => server.call(createApplication, asked, { ...client, key })),
    );
    expect(results.map(({ status }) => status)).toEqual([201, 201]);
    expect(new Set(results.map(({ data }) => data.id)).size).toBe(2);
  });
});

test('a key whose first try was refused is free for the next', async () => {
  const client = await registerWithDetails(server);
  const key = crypto.randomUUID();
  const refused = await server.call(createApplication, await application(server, 4_100), { ...client, key });
  expect(refused.code).toBe('amount_out_of_limits');
  const opened = await server.call(createApplication, await application(server), { ...client, key });
  expect([opened.status, opened.headers.get('idempotent-replayed')]).toEqual([201, null]);
  const changed = await server.call(createApplication, await application(server, 1_000), { ...client, key });
  expect([changed.status, changed.code]).toEqual([422, 'idempotency_key_reused']);
});

describe('answers that contradict each other, all at once', () => {
  type Offered = 13 | 17 | 18;
  const ACCEPTED: Record<Offered, 'approveSpecialOffer' | 'approveYhatDecrease' | 'approveYhatIncrease'> = {
    13: 'approveSpecialOffer',
    17: 'approveYhatDecrease',
    18: 'approveYhatIncrease',
  };

  test.each<[Offered, number]>([
    [13, 100_000],
    [17, 100_000],
    [18, 300_000],
  ])('answers to an offer in status %i, all at once, leave one winner', async (status, principal_centavos) => {
    const client = await openApplication(server);
    await setApplication(server, client, { status, principal_centavos });
    const body = { amount: centavos(250_000) };
    const answered: [string, Promise<Called<Endpoint>>][] = Array.from({ length: 4 }, () => [
      ['approveYhatDecrease', server.call(approveYhatDecrease, NOTHING, client)],
      ['approveSpecialOffer', server.call(approveSpecialOffer, NOTHING, client)],
      ['approveYhatIncrease', server.call(approveYhatIncrease, { body }, client)],
      ['updateApplication', withdraw(client)],
    ]).flat() as [string, Promise<Called<Endpoint>>][];
    const results = await Promise.all(
      answered.map(async ([name, answer]) => ({ name, status: (await answer).status })),
    );
    const won = results.filter((result) => result.status === 200).map(({ name }) => name);
    for (const result of results) expect([200, 404, 409]).toContain(result.status);
    // A withdrawal may follow an acceptance; nothing follows a withdrawal.
    expect(won.filter((name) => name === 'updateApplication')).toHaveLength(1);
    expect(won.filter((name) => name !== 'updateApplication').every((name) => name === ACCEPTED[status])).toBe(true);
    expect(won.length).toBeLessThanOrEqual(2);
    const { applications, loans, payouts } = await storedOf(client);
    expect(applications.map((row) => row.status)).toEqual([APPLICATION_STATUS.canceled]);
    expect(loans.map((row) => row.status)).toEqual(won.length === 2 ? [LOAN_STATUS.cancelled] : []);
    expect(payouts).toEqual([]);
  });

  test('answers to one agreement, all at once, leave it signed once or withdrawn, and at most one payout', async () => {
    const client = await applyToSigning(server);
    await expectDone(server.call(sendSmsCodeTs, NOTHING, client));
    const otp = await codeOnPhone(server, client.who.phone);
    const params = { id: client.applicationId };
    const signing = () =>
      server.call(signAgreement, { params, body: { otp } }, { token: client.token, key: crypto.randomUUID() });
    const [signed, withdrawn] = await Promise.all([
      Promise.all([signing(), signing(), signing(), signing()]),
      Promise.all([withdraw(client), withdraw(client)]),
    ]);
    const wins = [...signed, ...withdrawn].filter(({ status }) => status === 200);
    expect(wins).toHaveLength(1);
    for (const { status } of [...signed, ...withdrawn]) expect(status).toBeLessThan(500);
    const isSigned = signed.some(({ status }) => status === 200);
    expect(await countOf(server, 'payout', client)).toBe(isSigned ? 1 : 0);
    expect(await countOf(server, 'loan', client)).toBe(1);
  });
});

describe('a step that is skipped', () => {
  const act: Record<string, (client: Applicant) => Promise<{ status: number; code: string | undefined }>> = {
    'signing before the decision': (client) =>
      server.call(
        signAgreement,
        { params: { id: client.applicationId }, body: { otp: '123' } },
        { token: client.token, key: crypto.randomUUID() },
      ),
    'a code for a signature before there is an agreement': (client) => server.call(sendSmsCodeTs, NOTHING, client),
    'the agreement before there is one': (client) => server.call(getDraftAgreementPdf, NOTHING, client),
    'the offer before the decision': (client) =>
      server.call(getApplicationOffer, { params: { id: client.applicationId } }, client),
    'finishing without photos': (client) => server.call(finishClientDocuments, NOTHING, client),
    'accepting a decrease that nobody offered': (client) => server.call(approveYhatDecrease, NOTHING, client),
    'accepting a special offer that nobody made': (client) => server.call(approveSpecialOffer, NOTHING, client),
    'accepting an increase that nobody offered': (client) =>
      server.call(approveYhatIncrease, { body: { amount: centavos(200_000) } }, client),
  };

  test.each(Object.keys(act))('a skipped step is refused, and nothing moves: %s', async (name) => {
    const client = await openApplication(server);
    await fillIn(server, client);
    const before = await storedOf(client);
    const answer = await act[name]?.(client);
    expect(answer?.status).toBe(409);
    expect(await storedOf(client)).toEqual(before);
  });

  test.each(Object.values(APPLICATION_STATUS).filter((status) => status !== APPLICATION_STATUS.canceled))(
    'a borrower cannot move an application to status %i',
    async (status: ApplicationStatus) => {
      const client = await openApplication(server);
      const path = updateApplication.path.replace('{id}', client.applicationId) as `/${string}`;
      const answer = await server.send({ method: 'PUT', path }, { status }, client);
      expect(answer).toMatchObject({ status: 422, code: 'invalid_input' });
      expect((await storedOf(client)).applications[0]?.status).toBe(APPLICATION_STATUS.new);
    },
  );
});

describe("another client's application", () => {
  test("another client's application is not found by any call, and stays as it is", async () => {
    const [mine, theirs] = [await openApplication(server), await applyToSigning(server)];
    const params = { id: theirs.applicationId };
    const as = { token: mine.token };
    const before = await storedOf(theirs);
    const answers = [
      await server.call(updateApplication, { params, body: CANCELED }, as),
      await server.call(getApplicationOffer, { params }, as),
      await server.call(signAgreement, { params, body: { otp: '123' } }, { ...as, key: crypto.randomUUID() }),
    ];
    for (const { status, code } of answers) expect([status, code]).toEqual([404, 'not_found']);
    expect(await storedOf(theirs)).toEqual(before);
  });

  test("another client's application cannot be named in a query or in a body", async () => {
    const [mine, theirs] = [await openApplication(server), await applyToSigning(server)];
    const before = await storedOf(theirs);
    const query = new URLSearchParams({ id: theirs.applicationId, clientId: clientIdOf(theirs) });
    const headers = { authorization: `Bearer ${mine.token}` };
    const read = await fetch(`${server.origin}${getActualApplication.path}?${query}`, { headers });
    expect(await read.json()).toMatchObject({ data: { id: mine.applicationId } });
    const path = updateApplication.path.replace('{id}', mine.applicationId) as `/${string}`;
    for (const extra of [
      { id: theirs.applicationId },
      { clientId: clientIdOf(theirs) },
      { client_id: clientIdOf(theirs) },
    ]) {
      const answer = await server.send({ method: 'PUT', path }, { ...CANCELED, ...extra }, mine);
      expect(answer).toMatchObject({ status: 422, code: 'invalid_input' });
    }
    expect(await storedOf(theirs)).toEqual(before);
  });

  test.each(['x', '../client', "' or 1=1 --", '00000000-0000-0000-0000-000000000000', '%00'])(
    'no application is found by the id %j',
    async (id) => {
      const mine = await openApplication(server);
      const path = updateApplication.path.replace('{id}', encodeURIComponent(id)) as `/${string}`;
      expect((await server.send({ method: 'PUT', path }, CANCELED, mine)).status).toBe(404);
      expect((await storedOf(mine)).applications[0]?.status).toBe(APPLICATION_STATUS.new);
    },
  );
});

test.each<object>([
  { status: 2 },
  { principalAmount: { amount: 1, currency: 'MXN' } },
  { principal_centavos: 1 },
  { client_id: '00000000-0000-0000-0000-000000000000' },
  { clientId: '00000000-0000-0000-0000-000000000000' },
  { id: '00000000-0000-0000-0000-000000000000' },
  { hashedId: 'ABC' },
  { product_version: 99 },
  { reasons: [] },
  { documents_finished_at: '2020-01-01' },
  { constructor: { status: 2 } },
])('an application cannot be opened with values that the server decides: %j', async (extra) => {
  const client = await registerWithDetails(server);
  const { body } = await application(server);
  const asked = { ...body, loanAmount: { amount: 2_000, currency: 'MXN' }, ...extra };
  expect(await server.send(createApplication, asked, client)).toMatchObject({ status: 422, code: 'invalid_input' });
  expect(await countOf(server, 'application', client)).toBe(0);
});
