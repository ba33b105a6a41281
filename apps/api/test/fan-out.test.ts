import { getActiveLoan, getApplicationOffer, getClient, getOpenPayBarcode } from '@lender/contract';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placementOf } from '../src/kernel/database/placement.data.ts';
import { statementsOf } from './database/statements.ts';
import { applyToSigning, NOTHING, sign, untilStep } from './people/journey.ts';
import { testServer } from './server/server.ts';

const server = await testServer();
const planner = new pg.Client({ connectionString: server.env.DATABASE_URL });
beforeAll(async () => {
  await planner.connect();
  // The tables of a test are so small that reading all their rows seems the cheapest plan. The planner takes unknown
  // tables for larger, and has to know that the lender's own are small.
  await planner.query('set enable_seqscan = off');
  await planner.query(`analyze ${[...TABLES].filter((table) => columnOf(table) === undefined).join()}`);
});
afterAll(() => planner.end());

/** Step of the planner's plan of a statement: steps within steps, of which some read a table. */
interface Step {
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Step[];
  readonly [said: string]: unknown;
}

const stepsOf = (step: Step): readonly Step[] => [step, ...(step.Plans ?? []).flatMap(stepsOf)];

const { rows } = await sql<{ name: string }>`select relname as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`.execute(server.services.db);
const TABLES = new Set(rows.map(({ name }) => name));

/** Returns the column that spreads rows over machines; undefined for tables that a machine has whole. */
function columnOf(table: string): string | undefined {
  const placement = placementOf(table);
  if (placement === 'client') return 'client_id';
  return typeof placement === 'object' ? placement.by : undefined;
}

/** Tells whether a step names the machine of its rows: by a value of the statement, or by that of a row read before. */
function asksOneMachine(step: Step): boolean {
  const table = step['Relation Name'];
  const column = table !== undefined && TABLES.has(table) ? columnOf(table) : undefined;
  const conditions = `${step['Index Cond']} ${step['Recheck Cond']} ${step.Filter}`;
  return column === undefined || new RegExp(String.raw`\(\(?${column}\)?(?:::text)? = `).test(conditions);
}

/** Lists the tables of which a statement may read rows on every machine. */
async function readEverywhere(statement: string): Promise<unknown[]> {
  const planned = await planner.query(`explain (generic_plan, format json) ${statement}`);
  // The rows to be changed are read in a step of their own.
  const read = stepsOf(planned.rows[0]['QUERY PLAN'][0].Plan).filter((step) => step['Node Type'] !== 'ModifyTable');
  return read.filter((step) => !asksOneMachine(step)).map((step) => step['Relation Name']);
}

test.each([
  ['select * from "loan" where "id" = $1', ['loan']],
  ['select 1 from loan join client on loan.client_id = client.client_id where loan.id = $1', ['loan']],
  ['select 1 from payout join loan on loan.id = payout.loan_id where loan.client_id = $1', ['payout']],
  ['select (select count(*) from payout where loan_id = loan.id) from loan where client_id = $1', ['payout']],
  ['update "payout" set "status" = $1 where "id" = $2', ['payout']],
  ['select * from session where id = $1', ['session']],
  ['select * from "loan" where "client_id" = $1 and "id" = $2', []],
  ['select * from "loan" where "loan"."client_id" in ($1, $2)', []],
  ['select 1 from payout p join loan l on l.id = p.loan_id and l.client_id = p.client_id where l.client_id = $1', []],
  ['select name from outside_name where name = $1 for update skip locked', []],
  ['select * from product', []],
])('the statement %s reads on every machine from the tables %j', async (statement, tables) => {
  expect(await readEverywhere(statement)).toEqual(tables);
});

/** Lists the statements that read on every machine while a borrower borrows and pays back. */
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
  const statements = [...new Set(asked)].filter((statement) =>
    /^\s*(?:select|update|delete|insert|with)\b/i.test(statement),
  );
  expect(statements.length).toBeGreaterThan(100);
  const found: string[] = [];
  for (const statement of statements)
    for (const table of await readEverywhere(statement)) found.push(`${table}: ${statement.trim()}`);
  return found;
}

/**
 * Statements that are asked of all machines, since they are about all clients: identifiers are kept by their hash,
 * which is unique among all. Each is asked once for an application, or for a card that is saved.
 */
const ABOUT_ALL = [
  // Number of clients that held this phone or this account.
  'identifier_holder: select kind, max(clients)',
  // Tells whether any identifier of a client is on the block list.
  'identity_claim: select "blocked"."id"',
  // The previous card can be used again.
  'identity_claim: delete from "identity_claim" where "client_id" = $1 and "kind" = $2',
];

test('every statement of a borrower, from the first step to the last payment, is asked on the machine that keeps the borrower', async () => {
  // Sweeps look for everything that is due, on every machine, once a minute: a statement that only one of two lives
  // meets is theirs.
  const first = await askedEverywhere();
  const second = new Set(await askedEverywhere());
  const found = first.filter((statement) => second.has(statement));
  expect(found.filter((statement) => !ABOUT_ALL.some((one) => statement.startsWith(one)))).toEqual([]);
  expect(ABOUT_ALL.filter((one) => !found.some((statement) => statement.startsWith(one)))).toEqual([]);
});
