import { testDatabase } from '@lender/api/test/database/test-database';
import { expect, test } from 'vitest';
import { LIVES } from './people/lives.data.ts';
import { simulate } from './simulate.ts';
import { openTally } from './tally.ts';

// Each kind of life must occur in a world this small, so the seed is given; `simulate` draws others.
const SEED = Number(process.env.SIMULATION_SEED ?? 11);
const connectionString = await testDatabase();

test(`no promise about money breaks in days that a seed drives (SIMULATION_SEED=${SEED})`, async () => {
  const tally = openTally();
  const size = { seed: SEED, clients: LIVES.length, days: 40, kills: 1 };
  for await (const { date, broken } of simulate(size, { connectionString, tally }))
    expect(broken, `on ${date}`).toEqual([]);
  const neverHappened = Object.entries(tally.counted()).filter(([, times]) => times === 0);
  expect(neverHappened).toEqual([]);
});
