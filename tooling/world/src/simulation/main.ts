import { randomInt } from 'node:crypto';
import { migrate } from '@lender/api/kernel/database/migrate';
import { createTestDatabase, startTestCluster } from '@lender/api/kernel/database/test-cluster';
import { readSize, replayCommand } from './replay.ts';
import { simulate } from './simulate.ts';
import { summary } from './summary.ts';
import { openTally } from './tally.ts';
import { openTimes } from './times.ts';

const size = readSize(process.argv.slice(2), () => randomInt(2 ** 31));
const say = (text: string) => process.stdout.write(`${text}\n`);
const command = replayCommand(size);
const began = performance.now();
const seconds = () => `${Math.round((performance.now() - began) / 1000)} s`;

say(command);
const [tally, times] = [openTally(), openTimes()];
const cluster = await startTestCluster(migrate);
const { connectionString, drop } = await createTestDatabase(cluster.connectionString);
try {
  for await (const { day, date, broken } of simulate(size, { connectionString, tally, times })) {
    if (broken.length > 0) {
      for (const { promise, loanId, found } of broken.slice(0, 5))
        say(`${date}: “${promise}” does not hold${loanId ? ` for loan ${loanId}` : ''}: ${JSON.stringify(found)}`);
      say(`${broken.length} promises broken on day ${day + 1}. The same days again: ${command}`);
      process.exitCode = 1;
      break;
    }
    if (day % 10 === 9) say(`day ${day + 1}: every promise holds, ${tally.counted().jobs} jobs so far, ${seconds()}`);
  }
} catch (error) {
  say(`It broke off. The same days again: ${command}`);
  throw error;
} finally {
  for (const line of await summary(connectionString, { tally, times })) say(line);
  say(seconds());
  await drop();
  await cluster.stop();
}
