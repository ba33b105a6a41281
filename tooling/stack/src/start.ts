import path from 'node:path';
import { parseArgs } from 'node:util';
import { demoOperatorEmail } from './start/app-services.ts';
import type { Database } from './start/bring-up-database.ts';
import type { StackRecord } from './start/data-directory-claim.ts';
import { freePorts } from './start/ports.ts';
import { logDirectoryOf, runStack } from './start/run-stack.ts';
import { ephemeralSettings, lastingSettings } from './start/settings.ts';
import { showProgress } from './start/show-progress.ts';
import type { RunningStack, StartedSites } from './start/stack.ts';
import { livingText, problemScreen, restartingText, startScreen, waitingText } from './start/start-screen.ts';
import type { ReloadReport } from './start/supervisor.ts';

/**
 * Starts the whole product, and stops it on Ctrl-C.
 *
 * node start.ts [--source] [--empty] [--apis <n> --workers <n>] [--ephemeral [--restart-api]]
 *
 * Runs from the TypeScript of the apps and packages; the two sites are built of it where it changed.
 *
 * - `--source`: builds nothing, and reloads what changes.
 * - `--empty`: a new database stays without clients, instead of beginning with a lender that has run for some months.
 * - `--apis`, `--workers`: the numbers of processes of the api that answer and that work, behind a front that
 *   distributes calls.
 * - `--ephemeral`: free ports and a temporary folder, for tests, and empty; from what was built, as it is deployed,
 *   unless `--source` says otherwise. Prints one JSON line with addresses, process ids, the database and the demo
 *   operator, and another one each time an app was started again: the API after its end with `--restart-api`, any after
 *   a change with `--source`. Without `--ephemeral` every app that ends by itself is started again.
 */
const { values: flags } = parseArgs({
  options: {
    source: { type: 'boolean', default: false },
    empty: { type: 'boolean', default: false },
    ephemeral: { type: 'boolean', default: false },
    'restart-api': { type: 'boolean', default: false },
    apis: { type: 'string' },
    workers: { type: 'string' },
  },
});
const checkout = path.resolve(import.meta.dirname, '../../..');
const settings = flags.ephemeral ? await ephemeralSettings() : lastingSettings(checkout, process.env);
const logDirectory = logDirectoryOf(settings);
// Code that one process has compiled is not compiled again by the next one.
process.env.NODE_COMPILE_CACHE ??= path.join(checkout, '.data/compiled');

const stopRequested = new Promise<'stop'>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve('stop'));
  if (process.connected) process.once('disconnect', () => resolve('stop')); // The test that started the stack is gone.
});

if (!flags.ephemeral) console.log('Starting the database and the four apps…');
const stack = runStack({
  checkout,
  settings,
  code: flags.source ? 'reloading' : flags.ephemeral ? 'built' : 'source',
  news: reloadReport(),
  hasDemo: !flags.empty && !flags.ephemeral,
  progress: flags.ephemeral
    ? undefined
    : showProgress({ screen: process.stdout, now: () => performance.now(), onSites }),
  spread: flags.apis === undefined ? undefined : await spreadOf(Number(flags.apis), Number(flags.workers ?? 1)),
  mayRestart: (service) => (flags.ephemeral ? flags['restart-api'] && /^api(-\d+)?$/.test(service) : true),
  onRestarting: (failure, attempt) => console.error(restartingText(failure, attempt)),
  onRestart: (app, record) => console.log(flags.ephemeral ? JSON.stringify(record) : `${app} is ready again.`),
});

const problem = await untilTheEnd().catch(async (error) => {
  await stack.stop();
  throw error;
});
if (!flags.ephemeral && !problem) console.log('\nStopping…');
await stack.stop();
if (problem) console.error(`\n${problemScreen(problem, logDirectory)}\n`);
settings.cleanUp();
process.exit(problem ? 1 : 0);

async function spreadOf(apis: number, workers: number) {
  const ports = await freePorts(apis + workers);
  return { httpPorts: ports.slice(0, apis), workerPorts: ports.slice(apis) };
}

/** Returns the problem that ends the run, or nothing when it is asked to stop. */
async function untilTheEnd() {
  const outcome = await Promise.race([stack.started, stopRequested]);
  if (outcome === 'stop') return undefined;
  if (!outcome.ok) return outcome.problem;
  announce(outcome.value);
  const end = await Promise.race([outcome.value.failed, stopRequested]);
  return end === 'stop' ? undefined : end;
}

function reloadReport(): ReloadReport {
  return {
    onChange: (app, file) => console.error(`${path.relative(checkout, file)} changed: ${app} starts again…`),
    onEnd: (failure) => console.error(`\n${waitingText(failure, logDirectory)}\n`),
  };
}

/** The sites answer already while the lender's first months run. */
function onSites({ record }: StartedSites): void {
  console.log(livingText(record));
}

function announce({ record, keys, database }: RunningStack): void {
  if (flags.ephemeral) console.log(JSON.stringify(ephemeralLine(record, keys.demoOperatorPassword, database)));
  else console.log(startScreen({ record, settings, keys, databaseDirectory: database.directory }));
}

function ephemeralLine(record: StackRecord, password: string, database: Database) {
  const { dataDirectory, keysFile } = settings;
  const operator = { email: demoOperatorEmail, password };
  return { ...record, dataDirectory, keysFile, databaseUrl: database.url, operator };
}
