import { existsSync, renameSync } from 'node:fs';
import path from 'node:path';
import { appServices, databaseName, demoService, spreadServices } from './app-services.ts';
import { bringUpDatabase } from './bring-up-database.ts';
import { buildSites } from './build-sites.ts';
import type { StackRecord } from './data-directory-claim.ts';
import { ensureKeys } from './keys.ts';
import { liveFirst } from './live-first.ts';
import { isPortBusy } from './ports.ts';
import { logFileOf, type ServiceSpec } from './service.ts';
import { appNames, portsOf } from './settings.ts';
import type { StackOptions, StackOutcome, StackProblem } from './stack.ts';
import type { FinishOutcome, ServiceFailure, Supervisor } from './supervisor.ts';

/** Things to bring up, and their supervisor. */
interface BringUpOptions extends StackOptions {
  supervisor: Supervisor;
  logDirectory: string;
  record: StackRecord;
}

/** Apps that need no database: they answer while the first months of a new lender run. */
const early: readonly string[] = ['simulators', 'borrower', 'back-office'];
const done: Promise<FinishOutcome> = Promise.resolve({ ok: true });

/**
 * Starts the database and runs the first months of a new lender in it; builds the sites meanwhile, and starts them. The
 * api comes last: nothing else may work in a database during these months.
 */
export async function bringUp(options: BringUpOptions): Promise<StackOutcome> {
  const { checkout, settings, code, hasDemo, supervisor, logDirectory, record, progress, spread } = options;
  for (const { app, port } of portsOf(settings)) {
    if (await isPortBusy(port)) return { ok: false, problem: { code: 'port_in_use', app, port } };
  }
  keepPreviousLogs(logDirectory);
  const keys = ensureKeys(settings.keysFile);
  const built =
    code === 'source' ? buildSites(supervisor, checkout, (site) => progress?.onStep(`${site}, built`)) : done;
  const database = await bringUpDatabase(supervisor, checkout, settings);
  if (!database.ok) return database;
  const context = { checkout, settings, code, keys, databaseUrl: database.value.url };
  const services = spread ? spreadServices(context, spread) : appServices(context);
  const isEarly = ({ name }: ServiceSpec) => early.includes(name);
  const start = async (before: FinishOutcome, specs: ServiceSpec[]) => (before.ok ? supervisor.start(specs) : before);

  const life = hasDemo ? liveFirst(demoService(context), { supervisor, settings, progress }) : undefined;
  const sites = built.then(async (outcome) => {
    const started = await start(outcome, services.filter(isEarly));
    if (started.ok && life?.isLiving()) progress?.onSites({ record, keys });
    return started;
  });
  const lender = (life?.lived ?? done).then((outcome) =>
    start(
      outcome,
      services.filter((service) => !isEarly(service)),
    ),
  );
  const failure = await firstFailure([sites, lender]);
  if (failure) return { ok: false, problem: { code: 'service_failed', failure } };
  const failed = supervisor.failed.then((problem): StackProblem => ({ code: 'service_failed', failure: problem }));
  return { ok: true, value: { record, keys, database: database.value, failed } };
}

/** Returns the first failure, as soon as there is one; nothing once all parts went well. */
async function firstFailure(parts: Promise<FinishOutcome>[]): Promise<ServiceFailure | undefined> {
  const failures = parts.map(async (part) => {
    const outcome = await part;
    return outcome.ok ? new Promise<never>(() => {}) : outcome.problem;
  });
  return Promise.race([...failures, Promise.all(parts).then(() => undefined)]);
}

function keepPreviousLogs(logDirectory: string): void {
  for (const name of [databaseName, 'demo', ...appNames]) {
    const file = logFileOf(name, logDirectory);
    if (existsSync(file)) renameSync(file, path.join(logDirectory, `${name}.previous.log`));
  }
}
