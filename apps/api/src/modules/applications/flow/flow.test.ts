import { getFlow, updateApplication } from '@lender/contract';
import { APPLICATION_STATUS } from '@lender/lending';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { expectDone, NOTHING, openApplication, register } from '../../../../test/people/journey.ts';
import { answers } from '../../../../test/server/claims.ts';
import { ownerOf } from '../../../../test/server/owner.ts';
import { testServer } from '../../../../test/server/server.ts';
import { clientIdOf } from '../../../../test/server/stored.ts';
import { flowQuery } from './flow-state.ts';

const server = await testServer();
const { db } = server.services;
const owner = ownerOf(server);
const applicant = await openApplication(server);

const flow = (token: string, ifNoneMatch?: string) =>
  fetch(`${server.origin}${getFlow.path}`, {
    headers: { authorization: `Bearer ${token}`, ...(ifNoneMatch && { 'if-none-match': ifNoneMatch }) },
  });

const etag = async (token: string): Promise<string> => (await flow(token)).headers.get('etag') ?? '';

describe('the flow', () => {
  answers(getFlow, () => server.call(getFlow, NOTHING, applicant));

  test('the flow is not sent again to a caller that has it already', async () => {
    const known = await etag(applicant.token);
    const again = await flow(applicant.token, known);
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('etag')).toBe(known);
    expect(again.headers.get('cache-control')).toBe('private, no-cache');
    expect((await flow(applicant.token, `W/${known}`)).status).toBe(304);
  });

  test('the flow is sent to a caller with an older one', async () => {
    const client = await openApplication(server);
    const old = await etag(client.token);
    const params = { id: client.applicationId };
    await expectDone(server.call(updateApplication, { params, body: { status: APPLICATION_STATUS.canceled } }, client));
    const now = await flow(client.token, old);
    expect(now.status).toBe(200);
    expect(await now.json()).toMatchObject({ data: { step: 'no_loan_page', status: 'active', errors: [] } });
  });

  test('the flow is refused to a caller that has only its ETag', async () => {
    const known = await etag(applicant.token);
    expect((await flow('not-a-token', known)).status).toBe(401);
    const staff = await server.operator();
    expect((await flow(staff, known)).status).toBe(403);
  });

  test('the flow works where nothing is stored beside the account', async () => {
    const { token } = await register(server);
    expect((await server.call(getFlow, NOTHING, { token })).data.step).toBe('new_client_created');
  });
});

describe('reading the flow', () => {
  interface Plan {
    readonly 'Node Type': string;
    readonly 'Relation Name'?: string;
    readonly Plans?: readonly Plan[];
  }
  const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

  test('the flow is one statement that finds a client among thousands by indexes alone', async () => {
    const CLIENTS = 5_000;
    await sql`
      insert into client (client_id, status, phone_sealed, phone_last_four, password_hash, hashed_user_id, created_at)
      select gen_random_uuid(), 1, '', '0000', '', n::text, now() from generate_series(1, ${CLIENTS}) n`.execute(db);
    await sql`
      insert into application (client_id, id, hashed_id, status, desired_centavos, principal_centavos, pay_cycle,
        first_pay_date, second_pay_date, larger_offer_welcome, product_version, signals, created_at, status_since)
      select client_id, gen_random_uuid(), n::text, 4, 100, 100, 'monthly', now(), now(), false, 1, '{}', now(), now()
      from client, generate_series(1, 3) n`.execute(db);
    await sql`
      insert into loan (client_id, id, application_id, hashed_id, status, principal_centavos, created_at, status_since)
      select client_id, gen_random_uuid(), id, hashed_id, 5, 100, now(), now() from application`.execute(db);
    await sql`
      insert into client_details (client_id, first_name, last_name, curp_sealed, birth_date, updated_at)
      select client_id, '', '', '', now(), now() from client where client_id not in (select client_id from client_details)`.execute(
      db,
    );
    await sql`
      insert into employment (client_id, employment_status, employment_position, company_name, employed_since,
        monthly_income_centavos, monthly_obligations_centavos, updated_at)
      select client_id, '', '', '', now(), 1, 0, now() from client`.execute(db);
    await sql`
      insert into application_need (client_id, application_id, need, state, since)
      select client_id, id, 'idDocuments', 'done', now() from application`.execute(db);
    await sql`
      insert into bank_account (client_id, clabe_sealed, bank_code, last_four, updated_at)
      select client_id, '', '', '', now() from client`.execute(db);
    await sql`analyze`.execute(owner);

    const { rows } = await sql<{
      'QUERY PLAN': readonly [{ readonly Plan: Plan }];
    }>`explain (format json) ${flowQuery(clientIdOf(applicant), new Date())}`.execute(db);
    const nodes = rows.flatMap((row) => nodesOf(row['QUERY PLAN'][0].Plan));
    const scanned = nodes.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name']);
    // The clock is a table of one row, policies are few; addresses and references are empty here.
    const small = ['business_clock', 'policy', 'address', 'reference_contact'];
    expect(scanned.filter((name) => !small.includes(name ?? ''))).toEqual([]);
    const read = new Set(nodes.flatMap((node) => node['Relation Name'] ?? []));
    expect([...read]).toEqual(expect.arrayContaining(['client', 'application', 'loan', 'employment', 'bank_account']));
  });
});
