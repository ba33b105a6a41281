import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

/**
 * Owns an embedded server for as long as it lives: prints one JSON line once the server answers, and stops it on
 * SIGTERM or SIGINT.
 *
 * node embedded-postgres.main.ts <data directory> [--max-connections 100]
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'max-connections': { type: 'string', default: '100' } },
});
const [dataDirectory] = positionals;
if (!dataDirectory) throw new Error('Name the data directory.');

const stopRequested = new Promise((resolve) => {
  process.once('SIGTERM', resolve);
  process.once('SIGINT', resolve);
});
const stayAlive = setInterval(() => {}, 2 ** 30);
const { stop, ...server } = await startEmbeddedPostgres({
  dataDirectory,
  maxConnections: Number(values['max-connections']),
});
console.log(JSON.stringify(server));
await stopRequested;
await stop();
clearInterval(stayAlive);
