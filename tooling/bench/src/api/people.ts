import { randomUUID } from 'node:crypto';
import { addDays, mexicoDate } from '@lender/calculator';
import { completeStepTwo, createClient, loginClient, type Send, sendSmsCodePublic } from '@lender/contract';
import { generateCurp } from '@lender/curp';
import { createLendingClient, memoryTokenStore } from '@lender/sdk';
import type pg from 'pg';
import { tokenLike } from './keys.ts';

/** A client of the lender, signed in. */
export interface Person {
  readonly account: string;
  readonly session: string;
  readonly token: string;
}

/** Returns the caller of the nth call: people take turns. */
export function callerOf(people: readonly Person[], nth: number): Person {
  const caller = people[nth % people.length];
  if (!caller) throw new Error('nobody calls');
  return caller;
}

const password = 'una frase larga y segura';

/** Returns the credentials of a registered person. */
export const personCredentials = (number: number) => ({
  username: `55120000${String(number).padStart(2, '0')}`,
  password,
});

/** Registers a person over the API, with code and details. */
export async function register(
  at: { readonly apiUrl: string; readonly simulatorsUrl: string },
  number: number,
): Promise<Person> {
  const tokens = memoryTokenStore();
  const call = createLendingClient({ baseUrl: at.apiUrl, tokens });
  const { username: phone } = personCredentials(number);
  await call(sendSmsCodePublic, { body: { mobilePhone: { number: phone } } });
  const body: Send<typeof createClient>['body'] = {
    language: 'mx',
    mobilePhone: { number: phone },
    code: await codeOn(phone, at.simulatorsUrl),
    email: `ana.${number}@example.com`,
    password,
    consents: { terms: true, privacy: true },
  };
  for (const answer of [
    await call(createClient, { body }),
    await call(completeStepTwo, { body: details(number) }),
    await call(loginClient, { body: { username: phone, password } }),
  ])
    if (!answer.ok) throw new Error(`nobody could be registered: ${JSON.stringify(answer.refusal)}`);
  const token = tokens.get() ?? '';
  const { sub, sid } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return { account: sub, session: sid, token };
}

function details(number: number): Send<typeof completeStepTwo>['body'] {
  const names = { firstName: 'Ana', lastName: 'Robles', secondLastName: 'Luna' };
  const curp = generateCurp({
    givenNames: names.firstName,
    firstSurname: names.lastName,
    secondSurname: names.secondLastName,
    birthDate: addDays(mexicoDate(Date.UTC(1990, 0, 2, 12)), number),
    sex: 'M',
    state: 'DF',
  });
  if (!curp.ok) throw new Error(curp.problem.code);
  return { ...names, nationalIdentificator: curp.value.curp };
}

async function codeOn(phone: string, simulatorsUrl: string): Promise<string> {
  for (let tries = 0; tries < 300; tries++) {
    const answer = await fetch(`${simulatorsUrl}/telefono/${phone}/messages.json`);
    const { messages }: { messages: { code: string | null }[] } = answer.ok ? await answer.json() : { messages: [] };
    const code = messages[0]?.code;
    if (code) return code;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no code came to ${phone}`);
}

/** Creates this number of people like a given one, with a session each, written straight into the database. */
export async function peopleLike(
  pool: pg.Pool,
  testPerson: Person,
  { count, tokenKey }: { count: number; tokenKey: string },
): Promise<Person[]> {
  const ids = Array.from({ length: count }, () => ({ account: randomUUID(), session: randomUUID() }));
  await pool.query(COPY, [testPerson.account, testPerson.session, JSON.stringify(ids)]);
  return ids.map((own) => ({ ...own, token: tokenLike(testPerson.token, { ...own, tokenKey }) }));
}

const COPY = `
  with own as (select (one->>'account')::uuid as account, (one->>'session')::uuid as session
    from jsonb_array_elements($3::jsonb) one),
  clients as (insert into client select copy.* from own, client c, jsonb_populate_record(c,
    jsonb_build_object('client_id', account, 'hashed_user_id', account)) copy where c.client_id = $1),
  details as (insert into client_details select copy.* from own, client_details c, jsonb_populate_record(c,
    jsonb_build_object('client_id', account)) copy where c.client_id = $1),
  consents as (insert into consent select copy.* from own, consent c, jsonb_populate_record(c,
    jsonb_build_object('client_id', account)) copy where c.client_id = $1)
  insert into session select copy.* from own, session s, jsonb_populate_record(s,
    jsonb_build_object('account_id', account, 'id', session)) copy where s.account_id = $1 and s.id = $2`;

/** Deletes the applications of people, so that they may apply again. */
export async function forgetApplications(pool: pg.Pool, people: readonly Person[]): Promise<void> {
  const accounts = people.map(({ account }) => account);
  const client = await pool.connect();
  // History cannot be deleted, except by the owner of the server, as the bench is.
  await client.query('set session_replication_role = replica');
  await client.query('delete from event_log where client_id = any($1::uuid[])', [accounts]);
  await client.query('reset session_replication_role');
  client.release();
  await pool.query('delete from application where client_id = any($1::uuid[])', [accounts]);
  await pool.query('delete from idempotency_key where scope = any($1::text[])', [accounts]);
}
