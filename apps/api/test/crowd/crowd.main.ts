import { parseArgs } from 'node:util';
import { loginUser } from '@lender/contract';
import { call } from '../server/call.ts';
import { OPERATOR } from '../server/test-env.ts';
import { askAll } from './ask-all.ts';
import { openCrowd } from './open-crowd.ts';

/**
 * Asks a server with many clients what its staff ask, one question after the other, and prints how long each answer
 * took as one line of JSON. With `--serve` it asks nothing: it prints its address and who may sign in, and serves until
 * it is stopped.
 *
 * node main.ts [--clients 10000] [--times 200] [--serve]
 */
const { values } = parseArgs({
  options: {
    clients: { type: 'string', default: '10000' },
    times: { type: 'string', default: '200' },
    serve: { type: 'boolean', default: false },
  },
});
const crowd = await openCrowd(Number(values.clients));
try {
  if (values.serve) await serve();
  else await ask();
} finally {
  await crowd.close();
}

async function ask(): Promise<void> {
  const { data } = await call(crowd.address, loginUser, { body: OPERATOR });
  const staff = { origin: crowd.address, token: data.Authorization };
  const answered = await askAll(staff, { pool: crowd.pool, times: Number(values.times) });
  process.stdout.write(`${JSON.stringify(answered)}\n`);
}

async function serve(): Promise<void> {
  const stopped = new Promise((resolve) => process.once('SIGTERM', resolve));
  process.stdout.write(`${JSON.stringify({ url: crowd.address, ...OPERATOR })}\n`);
  await stopped;
}
