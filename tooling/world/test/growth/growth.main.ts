import { parseArgs } from 'node:util';
import { checkGrown } from './check-grown.ts';
import { openGrown } from './open-grown.ts';

/**
 * Fills a folder with a lender of the given number of clients and checks every promise about their money. The folder is
 * kept.
 *
 * node growth.main.ts --folder /var/tmp/grown [--clients 10000]
 */
const { values } = parseArgs({
  options: { clients: { type: 'string', default: '10000' }, folder: { type: 'string', default: '' } },
});
const notify = (step: string, seconds: number) => console.error(`${seconds.toFixed(1).padStart(8)} s  ${step}`);
const begun = performance.now();
const { database } = await openGrown(values.folder, { clients: Number(values.clients), report: notify });
notify('altogether', (performance.now() - begun) / 1_000);
try {
  const broken = await checkGrown(database.connectionString, { sample: 1_000, now: new Date() });
  notify('checks', (performance.now() - begun) / 1_000);
  console.log(JSON.stringify({ broken }));
  if (broken.length > 0) process.exitCode = 1;
} finally {
  await database.stop();
}
