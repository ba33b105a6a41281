import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { testDatabase } from '../test-database.ts';
import { LIVES } from './people/lives.data.ts';
import { simulate } from './simulate.ts';
import { openTally } from './tally.ts';

const SEED = Number(process.env.SIMULATION_SEED ?? randomInt(2 ** 31));
const connectionString = await testDatabase();

test(`no promise about money breaks in days that a seed drives (SIMULATION_SEED=${SEED})`, async () => {
  const tally = openTally();
  const size = { seed: SEED, clients: LIVES.length, days: 40, kills: 1 };
  for await (const { date, broken } of simulate(size, { connectionString, tally }))
    expect(broken, `on ${date}`).toEqual([]);
  const neverHappened = Object.entries(tally.counted()).filter(([, times]) => times === 0);
  expect(neverHappened).toEqual([]);
}, 600_000);
