import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { testDatabase } from '../test-database.ts';
import { simulate } from './simulate.ts';

const SEED = Number(process.env.SIMULATION_SEED ?? randomInt(2 ** 31));
const connectionString = await testDatabase();

test(`no promise about money breaks in days that a seed drives (SIMULATION_SEED=${SEED})`, async () => {
  let lived = 0;
  for await (const { date, jobs, broken } of simulate({ seed: SEED, clients: 24, days: 40 }, connectionString)) {
    expect(broken, `on ${date}`).toEqual([]);
    lived += jobs;
  }
  expect(lived).toBeGreaterThan(100);
}, 600_000);
