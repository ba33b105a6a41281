import { createBackOfficeClient, loginUser, recoverPassword } from '@lender/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { apply, expectDone } from './people/journey.ts';
import { codeInMailbox } from './people/simulated-mailbox.ts';
import { codeOnPhone } from './people/simulated-phone.ts';
import { temporaryPasswordOn } from './people/temporary-password.ts';
import { testPerson } from './people/test-person.ts';
import { testServer } from './server/server.ts';
import { OPERATOR } from './server/test-env.ts';

const server = await testServer();
const { db } = server.services;

/** Returns every row of every table as text, the queue's too. */
async function dump(): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss')`.execute(db);
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select row_to_json(t)::text as row from ${sql.raw(name)} t`.execute(db);
    texts.push(...rows.map(({ row }) => row));
  }
  return texts.join('\n');
}

test('a dump of the database has no password, no readable code and no identifiers', async () => {
  const applicant = await apply(server);
  const { phone, email, curp, clabe, password } = applicant.who;
  await expectDone(server.call(recoverPassword, { body: { username: email } }));
  const emailCode = await codeInMailbox(server, email);
  await codeOnPhone(server, phone);
  const enrolled = testPerson();
  const body = {
    mobilePhone: { number: enrolled.phone },
    firstName: 'Ana',
    lastName: 'Robles',
    nationalIdentificator: enrolled.curp,
  };
  await expectDone(server.call(createBackOfficeClient, { body }, { token: await server.operator() }));
  const temporary = await temporaryPasswordOn(server, enrolled.phone);

  const text = await dump();
  const secrets = [phone, email, curp, clabe, password, temporary, enrolled.phone, enrolled.curp, OPERATOR.password];
  for (const secret of [...secrets, applicant.token]) {
    expect(text).not.toContain(secret);
    expect(text).not.toContain(Buffer.from(secret).toString('hex'));
  }
  expect(text).not.toMatch(new RegExp(`"[^"]*\\b${emailCode} es tu`));
  const hashes = [...text.matchAll(/"password_hash":"([^"]*)"/g)].map(([, hash]) => hash);
  expect(hashes.length).toBeGreaterThanOrEqual(3);
  for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test.each([
  ['admin', 'admin'],
  ['admin@example.com', 'admin'],
  ['root', 'root'],
  ['demo', 'demo'],
  [OPERATOR.username, 'password'],
])('no sign-in succeeds as %s with %s', async (username, password) => {
  expect((await server.call(loginUser, { body: { username, password } })).code).toBe('credentials_wrong');
});
