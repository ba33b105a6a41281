import { createHash } from 'node:crypto';
import {
  type Endpoint,
  getActiveLoan,
  impliedRefusals,
  isRefusalCode,
  PRINTED_DOCUMENT_TYPES,
  refusalStatus,
} from '@lender/contract';
import { cpuSecondsOf } from '@lender/vitest/cpu-seconds';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { IMPLEMENTATIONS } from '../src/http/endpoints.ts';
import { applyToSigning, borrow, type Client, register } from './people/journey.ts';
import { testServer } from './server/server.ts';
import { clientIdOf, forgetLimits } from './server/stored.ts';

const server = await testServer();
const client = await register(server);
const staff = { token: await server.operator() };
const victim = await borrow(server);
const signing = await applyToSigning(server);
const endpoints = IMPLEMENTATIONS.map(({ endpoint }) => endpoint);

/** Calls that end their own session, so that no further call could use it. */
const ENDING = ['logoutClient', 'logoutUser'];

const HOSTILE_PATHS = [
  "1'--",
  '%00',
  '..%2f..%2fetc%2fpasswd',
  '-1',
  '1e21',
  '%EF%BC%91%EF%BC%92',
  'null',
  '%F0%9F%92%A3',
  '%E0%A4%A',
  '__proto__',
  'x'.repeat(201),
];

const HOSTILE_BODIES: readonly (readonly [string, string, string])[] = [
  ['cut off', 'application/json', '{"a":'],
  ['empty', 'application/json', ''],
  ['a list', 'application/json', '[]'],
  ['null', 'application/json', 'null'],
  ['not a number', 'application/json', '{"amount":NaN}'],
  ['deeply nested', 'application/json', `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`],
  ['a polluted prototype', 'application/json', '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}'],
  ['an operator', 'application/json', '{"$where":"sleep(5000)","id":{"$ne":null}}'],
  ['too large', 'application/json', `{"a":"${'x'.repeat(70_000)}"}`],
  ['plain text', 'text/plain', '{"a":1}'],
  ['a form', 'application/x-www-form-urlencoded', 'a=1&a=2'],
  ['an upload without a boundary', 'multipart/form-data', 'x'],
  ['an upload cut off', 'multipart/form-data; boundary=b', '--b\r\ncontent-disposition: form-data; name="file"'],
  ['compressed without being so', 'application/json; charset=utf-7', '+AHs-'],
];

const tokenFor = ({ access }: Endpoint) => (access === 'staff' ? staff.token : client.token);
const headersFor = (endpoint: Endpoint): Record<string, string> =>
  endpoint.access === 'public' ? {} : { authorization: `Bearer ${tokenFor(endpoint)}` };

/** Returns an address of the endpoint with each parameter as given. */
const addressOf = ({ path }: Endpoint, value: string): string => server.origin + path.replace(/\{\w+\}/g, value);

interface Refusal {
  readonly success: boolean;
  readonly error: { readonly code: string };
}

/** Expects a refusal that the contract announces for this call, in the form of every refusal. */
async function expectAnnounced(endpoint: Endpoint, answer: Response): Promise<void> {
  const text = await answer.text();
  const { success, error } = JSON.parse(text) as Refusal;
  expect({ success, status: answer.status }).toEqual({ success: false, status: expect.any(Number) });
  if (!isRefusalCode(error.code)) throw new Error(`${error.code} is not in the catalogue`);
  expect(answer.status).toBe(refusalStatus(error.code));
  const announced: readonly string[] = [...impliedRefusals(endpoint), ...endpoint.refusals, 'not_found'];
  expect(announced).toContain(error.code);
  expect(text).not.toMatch(/\.ts:|node_modules|select |insert /);
}

/**
 * Returns one hash of all that is stored, except counters, sessions, refusals of the operator, sweeps, the last poll
 * and the queue.
 */
async function stored(): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name not in ('rate_limit', 'session', 'audit_entry', 'sweep_run', 'provider_mark')
      and table_name not like 'kysely_migration%'
    order by 1`.execute(server.services.db);
  const hash = createHash('sha256');
  for (const { name } of rows) {
    const table = await sql`select t::text from ${sql.table(name)} t order by 1`.execute(server.services.db);
    hash.update(`${name} ${JSON.stringify(table.rows)}`);
  }
  return hash.digest('hex');
}

let before = '';
beforeAll(async () => {
  // The notices to borrowers about their new loans are still being sent.
  await server.services.jobs.drained();
  before = await stored();
});
afterAll(async () => {
  expect(await stored()).toBe(before);
});

describe.each(endpoints.filter(({ body, bodyKind }) => body && bodyKind !== 'multipart'))('$name', (endpoint) => {
  test.each(HOSTILE_BODIES)('an endpoint refuses a body that is %s', async (_, type, body) => {
    await forgetLimits(server);
    const seconds = await cpuSecondsOf(async () => {
      const answer = await fetch(addressOf(endpoint, crypto.randomUUID()), {
        method: endpoint.method,
        headers: { ...headersFor(endpoint), 'content-type': type },
        body,
      });
      await expectAnnounced(endpoint, answer);
    });
    expect(seconds).toBeLessThan(10);
  });
});

/** Endpoints whose parameter may be any word: they answer that nothing is known of it. */
const TAKES_ANY_WORD = ['verifyPromoCode'];

describe.each(endpoints.filter(({ params, name }) => params && !TAKES_ANY_WORD.includes(name)))('$name', (endpoint) => {
  test.each(HOSTILE_PATHS)('an endpoint finds nothing at %s', async (value) => {
    await forgetLimits(server);
    const answer = await fetch(addressOf(endpoint, value), {
      method: endpoint.method,
      headers: { ...headersFor(endpoint), ...(endpoint.body && { 'content-type': 'application/json' }) },
      ...(endpoint.body && { body: '{}' }),
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });
});

describe.each(endpoints.filter(({ query }) => query))('$name', ({ query: _query, ...endpoint }) => {
  test.each([
    'page=0',
    'page=1&page=2',
    'perPage=999',
    'title[]=x',
    'name=%00',
    'promoName=a',
    'query=ab',
    'amount=-1',
  ])('an endpoint answers ?%s without a server error', async (query) => {
    await forgetLimits(server);
    const answer = await fetch(`${addressOf(endpoint, '1')}?${query}`, { headers: headersFor(endpoint) });
    expect(answer.status).toBeLessThan(500);
  });
});

/** Lists ids that belong to other clients, to put wherever a path names an object. */
const foreign = async (): Promise<readonly string[]> => {
  const ids = [victim, signing].flatMap((owner) => [clientIdOf(owner), owner.applicationId]);
  const tables = ['loan', 'agreement', 'payout', 'payment', 'document', 'decision'] as const;
  for (const table of tables) {
    const rows = await server.services.db.selectFrom(table).select('id').execute();
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
};

describe.each(endpoints.filter(({ access, path }) => access === 'client' && path.includes('{id}')))(
  '$name',
  (endpoint) => {
    test('a client does not find what belongs to another client', async () => {
      for (const id of await foreign()) {
        await forgetLimits(server);
        const answer = await fetch(
          addressOf(endpoint, id).replace(/client-document\/[^/]+/, 'client-document/id_front'),
          {
            method: endpoint.method,
            headers: { ...headersFor(endpoint), ...(endpoint.body && { 'content-type': 'application/json' }) },
            ...(endpoint.body && { body: JSON.stringify(BODY_OF[endpoint.name]) }),
          },
        );
        const { error } = (await answer.json()) as Refusal;
        expect([answer.status, error.code]).toEqual([404, 'not_found']);
      }
    });
  },
);

/** Body that a call accepts, for the calls that name a resource in their path. */
const BODY_OF: Readonly<Record<string, unknown>> = {
  updateApplication: { status: 5 },
  signAgreement: { otp: '123' },
  updateReferral: { status: 'withdrawn' },
};

/** Fields besides the loan's id that a call needs where its body names a loan. */
const ASKED_BESIDES: Readonly<Record<string, object>> = {
  getOpenPayBarcode: { kind: 'repayment' },
  reportLoan: { kind: 'hardship', cause: 'other' },
  rolloverActiveLoan: { rolloverId: crypto.randomUUID() },
  claimTransfer: {
    ...{ trackingKey: 'MX0000000000000000', sentOn: '2026-01-15', senderBank: '012' },
    amount: { amount: 10, currency: 'MXN' },
  },
};

const takesLoan = (schema: Endpoint['query'] | Endpoint['body']): boolean =>
  'loanId' in Object(Object(schema?.()).shape);

describe.each(
  endpoints.filter(({ access, query, body }) => access === 'client' && (takesLoan(query) || takesLoan(body))),
)('$name', (endpoint) => {
  test('a client does not find a loan of another client that the query or the body names', async () => {
    const { id: loanId } = (await server.call(getActiveLoan, { query: {} }, victim)).data;
    const [type] = PRINTED_DOCUMENT_TYPES;
    await forgetLimits(server);
    const besides = { ...ASKED_BESIDES[endpoint.name], ...(takesLoan(endpoint.body) && { loanId }) };
    const answer = await fetch(`${addressOf(endpoint, type)}${takesLoan(endpoint.query) ? `?loanId=${loanId}` : ''}`, {
      method: endpoint.method,
      headers: { ...headersFor(endpoint), ...(endpoint.body && { 'content-type': 'application/json' }) },
      ...(endpoint.body && { body: JSON.stringify(besides) }),
    });
    const { error } = (await answer.json()) as Refusal;
    const expected = endpoint.refusals.includes('no_active_loan') ? 'no_active_loan' : 'not_found';
    expect([answer.status, error.code]).toEqual([404, expected]);
  });
});

const JWT_HEADERS = ['none', 'NoNe', 'HS512', 'RS256'];

describe.each(endpoints.filter(({ access, name }) => access !== 'public' && !ENDING.includes(name)))(
  '$name',
  (endpoint) => {
    const codeWith = async (authorization: string) => {
      const answer = await fetch(addressOf(endpoint, crypto.randomUUID()), {
        method: endpoint.method,
        headers: { authorization },
      });
      return [answer.status, ((await answer.json()) as Refusal).error.code];
    };

    test('an endpoint accepts only an unchanged token of ours', async () => {
      const [, payload = '', signature = ''] = tokenFor(endpoint).split('.');
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      const edited = part({ ...JSON.parse(Buffer.from(payload, 'base64url').toString()), sub: clientIdOf(victim) });
      const forged = [
        ...JWT_HEADERS.flatMap((alg) => [
          `${part({ alg, typ: 'JWT' })}.${payload}.`,
          `${part({ alg, typ: 'JWT' })}.${payload}.${signature}`,
        ]),
        `${part({ alg: 'HS256', typ: 'JWT', jku: 'http://127.0.0.1:1/', kid: '../../dev/null' })}.${payload}.${signature}`,
        `${part({ alg: 'HS256', typ: 'JWT' })}.${edited}.${signature}`,
        '',
        'x'.repeat(4_000),
      ];
      for (const token of forged) expect(await codeWith(`Bearer ${token}`)).toEqual([401, 'unauthorized']);
      expect(await codeWith(`Basic ${Buffer.from('admin:admin').toString('base64')}`)).toEqual([401, 'unauthorized']);
    });
  },
);

test('a client named in a query or a body is ignored', async () => {
  const id = clientIdOf(victim);
  const own = await (
    await fetch(`${server.origin}/web/private/client?id=${id}&clientId=${id}&client_id=${id}`, {
      headers: { authorization: `Bearer ${client.token}`, 'x-client-id': id, 'x-user-id': id },
    })
  ).json();
  expect(own).toMatchObject({ data: { id: clientIdOf(client satisfies Client) } });
});
