import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createVault } from '@lender/api/kernel/crypto/vault';
import { start } from '@lender/api/start';
import { testDatabase } from '@lender/api/test/database/test-database';
import { clientToken } from '@lender/api/test/loans/client-token';
import { call } from '@lender/api/test/server/call';
import { testEnv, testKeys } from '@lender/api/test/server/test-env';
import { getClient, getFlow } from '@lender/contract';
import { parseCurp } from '@lender/curp';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { checkGrown } from './check-grown.ts';
import { FEW_LIVES } from './growth-plans.data.ts';
import { grow } from './open-grown.ts';

const CLIENTS = 200;
const DATABASE_URL = await testDatabase();
const folder = await mkdtemp(path.join(tmpdir(), 'grown-'));
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 1 });
afterAll(async () => {
  await pool.end();
  await rm(folder, { recursive: true });
});

const schema = async () => {
  const { rows } = await pool.query<{ definition: string }>(`
    select indexdef as definition from pg_indexes where schemaname = 'public'
    union all select conname || pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace order by 1`);
  return rows.map(({ definition }) => definition);
};

test('a lender that has grown keeps every promise, and its server knows every client', async () => {
  const keys = testKeys();
  const env = testEnv({ DATABASE_URL, DATA_DIR: path.join(folder, 'api'), PORT: 0, keys, ROLE: 'http' });
  const before = await schema();
  await grow(DATABASE_URL, { folder, keys, clients: CLIENTS, plans: FEW_LIVES, days: 7, report: () => {} });
  expect(await schema()).toEqual(before);
  expect(await checkGrown(DATABASE_URL, { sample: 50, now: new Date() })).toEqual([]);

  const { rows } = await pool.query<{ client_id: string; curp_sealed: Buffer; birth_date: string }>(
    `select client_id, curp_sealed, birth_date::text from client join client_details using (client_id)
     order by client_id`,
  );
  const vault = createVault(keys);
  const curps = rows.map(({ client_id, curp_sealed }) => vault.openText(curp_sealed, `client:${client_id}:curp`));
  expect([rows.length, new Set(curps).size]).toEqual([CLIENTS, CLIENTS]);
  for (const [at, curp] of curps.entries())
    expect(parseCurp(curp)).toMatchObject({ ok: true, value: { birthDate: rows[at]?.birth_date } });

  const { address, services, stop } = await start(env);
  for (const { client_id } of rows.slice(-40)) {
    const token = await clientToken(client_id, { services });
    expect(await call(address, getClient, {}, { token })).toMatchObject({ status: 200 });
    expect(await call(address, getFlow, {}, { token })).toMatchObject({ status: 200 });
  }
  await stop();
});
