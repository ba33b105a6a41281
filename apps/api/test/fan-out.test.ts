import { getActiveLoan, getApplicationOffer, getClient, getOpenPayBarcode } from '@lender/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { placementOf } from '../src/kernel/database/placement.data.ts';
import { applyToSigning, NOTHING, sign, untilStep } from './journey.ts';
import { testServer } from './server.ts';
import { statementsOf } from './statements.ts';

const server = await testServer();

/** Words after which a statement names a table. */
const TABLE = /\b(?:from|join|update|delete from)\s+"?([a-z_]+)"?/g;
/** Rows of clients whom the statement says; a session is kept by its account, which is a client's id. */
const OF_CLIENTS = /(?:client|account)_id"?\s*(?:=|in)\s*\(*(?:any\()?\$/;
/** Locks are no updates: `for update skip locked`. */
const LOCKS = /for (?:no key )?(?:update|share)(?: of \S+)?(?: skip locked)?/g;

/** Whether a statement asks every machine on which rows of clients are kept. */
function asksEverywhere(statement: string): boolean {
  const tables = [...statement.replace(LOCKS, '').matchAll(TABLE)].flatMap(([, name]) => name ?? []);
  return tables.some((name) => KEPT_BY_CLIENT.has(name)) && !OF_CLIENTS.test(statement);
}

const { rows } = await sql<{ name: string }>`select relname as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`.execute(server.services.db);
const KEPT_BY_CLIENT = new Set(rows.map(({ name }) => name).filter((name) => placementOf(name) === 'client'));

test.each([
  ['select * from "loan" where "id" = $1', true],
  ['select 1 from loan join client on loan.client_id = client.client_id where loan.id = $1', true],
  ['update "payout" set "status" = $1 where "id" = $2', true],
  ['select * from "loan" where "client_id" = $1 and "id" = $2', false],
  ['select * from "loan" where "loan"."client_id" in ($1, $2)', false],
  ['select name from outside_name where kind = $1 for update skip locked', false],
])('%s: every machine is asked, %s', (statement, isEverywhere) => {
  expect(asksEverywhere(statement)).toBe(isEverywhere);
});

/** What is asked everywhere while somebody borrows and pays back. */
async function askedEverywhere(): Promise<string[]> {
  const asked = await statementsOf(async () => {
    const applicant = await applyToSigning(server);
    const { token, applicationId } = applicant;
    await server.call(getApplicationOffer, { params: { id: applicationId } }, { token });
    await sign(server, applicant);
    await untilStep(server, token, 'loan_page');
    await server.call(getClient, NOTHING, { token });
    await server.call(getActiveLoan, NOTHING, { token });
    const { data } = await server.call(getOpenPayBarcode, { body: { kind: 'repayment' } }, { token });
    const body = new URLSearchParams({ reference: data.reference });
    await fetch(`${server.simulators.url}/tienda/pay`, { method: 'POST', body, redirect: 'manual' });
    await untilStep(server, token, 'no_loan_page');
  });
  const statements = [...new Set(asked)];
  expect(statements.length).toBeGreaterThan(100);
  return statements.filter(asksEverywhere);
}

test('from the first step to the last payment, what a borrower does is asked where the borrower is kept', async () => {
  // Sweeps look for whatever is due, wherever it is, once a minute: what only one of two lives meets is theirs.
  const first = await askedEverywhere();
  const second = new Set(await askedEverywhere());
  expect(first.filter((statement) => second.has(statement))).toEqual([]);
});
