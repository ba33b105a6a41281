import { parseArgs } from 'node:util';
import { migrate } from '../../src/kernel/database/migrate.ts';
import { createTestDatabase, startTestCluster } from '../../src/kernel/database/test-cluster.ts';
import { simulate } from './simulate.ts';
import { summary } from './summary.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    clients: { type: 'string', default: '200' },
    days: { type: 'string', default: '60' },
  },
});
const size = {
  seed: Number(values.seed ?? Math.floor(Math.random() * 2 ** 31)),
  clients: Number(values.clients),
  days: Number(values.days),
};
const say = (text: string) => process.stdout.write(`${text}\n`);
const command = `pnpm simulate --seed ${size.seed} --clients ${size.clients} --days ${size.days}`;

say(command);
const began = performance.now();
const cluster = await startTestCluster(migrate);
const { connectionString, drop } = await createTestDatabase(cluster.connectionString);
try {
  let jobs = 0;
  for await (const day of simulate(size, connectionString)) {
    jobs += day.jobs;
    if (day.broken.length > 0) {
      for (const { promise, loanId, found } of day.broken.slice(0, 5))
        say(`${day.date}: “${promise}” does not hold${loanId ? ` for loan ${loanId}` : ''}: ${JSON.stringify(found)}`);
      say(`${day.broken.length} promises broken on day ${day.day}. The same days again: ${command}`);
      process.exitCode = 1;
      break;
    }
    if (day.day % 10 === 9) say(`day ${day.day + 1}: every promise holds, ${jobs} jobs so far`);
  }
  for (const line of await summary(connectionString)) say(line);
  say(`${Math.round((performance.now() - began) / 1000)} s`);
} finally {
  await drop();
  await cluster.stop();
}
