import path from 'node:path';
import { parseArgs } from 'node:util';
import { start } from '@lender/api/start';
import { call } from '@lender/api/test/server/call';
import { freePort } from '@lender/api/test/server/free-port';
import { OPERATOR, testEnv } from '@lender/api/test/server/test-env';
import { loginUser } from '@lender/contract';
import pg from 'pg';
import { askGrown, writeAtOnce } from './ask-grown.ts';
import { closeADay } from './close-a-day.ts';
import { openGrown } from './open-grown.ts';
import { runSweeps } from './run-sweeps.ts';

/**
 * Makes the calls of borrowers and staff to a grown lender, runs its sweeps, and prints how long each took as one line
 * of JSON. The lender is made where there is none; it is kept, with one more day closed.
 *
 * node measure.main.ts --folder /var/tmp/grown [--clients 1000] [--times 200]
 */
const { values } = parseArgs({
  options: {
    clients: { type: 'string', default: '1000' },
    folder: { type: 'string', default: '' },
    times: { type: 'string', default: '200' },
  },
});
const notify = (step: string, seconds: number) => console.error(`${seconds.toFixed(1).padStart(8)} s  ${step}`);
const grown = await openGrown(values.folder, { clients: Number(values.clients), report: notify });
const { connectionString } = grown.database;
const pool = new pg.Pool({ connectionString, max: 1 });
try {
  const running = await start(
    testEnv({
      DATABASE_URL: connectionString,
      DATA_DIR: path.join(grown.folder, 'api'),
      PORT: await freePort(),
      ROLE: 'http',
      keys: grown.keys,
      DEMO_STAFF_DOMAIN: 'demo.example.com',
    }),
  );
  try {
    const { address: origin, services } = running;
    const { data } = await call(origin, loginUser, { body: OPERATOR });
    const asking = { services, origin, staff: data.Authorization, pool, times: Number(values.times) };
    const answered = [
      ...(await askGrown(asking)),
      await writeAtOnce(asking),
      ...(await runSweeps(services)),
      await closeADay(services, pool),
    ];
    process.stdout.write(`${JSON.stringify(answered)}\n`);
  } finally {
    await running.stop();
  }
} catch (error) {
  // Connections that are still open complain when the database stops, and would print the last line.
  console.error(error);
  process.exitCode = 1;
} finally {
  await pool.end();
  await grown.database.stop();
}
