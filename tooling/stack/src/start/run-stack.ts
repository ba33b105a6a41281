import { existsSync, mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { addressesOf, appServices, databaseName, demoService, type Spread, spreadServices } from './app-services.ts';
import { bringUpDatabase, type Database, type DatabaseProblem } from './bring-up-database.ts';
import { claimDataDirectory, type StackRecord } from './data-directory-claim.ts';
import { ensureKeys, type Keys } from './keys.ts';
import { isPortBusy } from './ports.ts';
import { logFileOf } from './service.ts';
import { appNames, type PortName, portsOf, type StackSettings } from './settings.ts';
import { createSupervisor, type ReloadNews, type ServiceFailure, type Supervisor } from './supervisor.ts';

/** Why a stack does not start, or cannot go on. */
export type StackProblem =
  | { code: 'already_running'; running: StackRecord }
  | { code: 'port_in_use'; app: PortName; port: number }
  | DatabaseProblem;

/** A stack that answers. */
export interface RunningStack {
  record: StackRecord;
  keys: Keys;
  database: Database;
  /** Resolves once, when the stack cannot go on. */
  failed: Promise<StackProblem>;
}

/** How a start ended. */
export type StackOutcome = { ok: true; value: RunningStack } | { ok: false; problem: StackProblem };

/** A stack that may be stopped at any moment, while it starts too. */
export interface Stack {
  /** Never resolves once `stop` was called. */
  started: Promise<StackOutcome>;
  stop: () => Promise<void>;
}

/** What to start and how. */
export interface StackOptions {
  checkout: string;
  settings: StackSettings;
  /** A lender that is new shall have lived; `onBegin` hears that this takes a while. Absent: it stays empty. */
  demo?: { onBegin: () => void } | undefined;
  /** Given: the apps run from their TypeScript and start again when it changes. Else from what was built. */
  reloading?: ReloadNews | undefined;
  /** Whether an app, or a process of it, is started again when it ends by itself. The database never is. */
  mayRestart: (service: string) => boolean;
  /** An app ended by itself and is about to be started again, for the nth time of late. */
  onRestarting?: ((failure: ServiceFailure, attempt: number) => void) | undefined;
  /** Given: the api is several processes behind a front. */
  spread?: Spread | undefined;
  /** After the start: an app has a new process. */
  onRestart: (app: string, record: StackRecord) => void;
}

/** Starts the database, lets a new lender live if it shall, then starts the four apps together and watches them. */
export function runStack(options: StackOptions): Stack {
  const { settings, mayRestart, onRestarting } = options;
  const logDirectory = logDirectoryOf(settings);
  mkdirSync(logDirectory, { recursive: true });
  const record: StackRecord = { pid: process.pid, addresses: addressesOf(settings), pids: {} };
  const claimed = claimDataDirectory(settings.dataDirectory, record);
  if (!claimed.ok) return { started: Promise.resolve(claimed), stop: async () => {} };

  const supervisor = createSupervisor({
    logDirectory,
    mayRestart: (service) => service !== databaseName && mayRestart(service),
    onRestarting,
    now: Date.now,
    wait: setTimeout,
    news: options.reloading,
    onReady: ({ spec, pid }) => {
      const again = spec.name in record.pids;
      record.pids[spec.name] = pid;
      claimed.value.record(record);
      if (again) options.onRestart(spec.name, record);
    },
  });
  const stop = async () => {
    await supervisor.stop();
    claimed.value.release();
  };
  return { started: bringUp(options, supervisor, record), stop };
}

/** Where the services write. */
export function logDirectoryOf(settings: StackSettings): string {
  return path.join(settings.dataDirectory, 'logs');
}

async function bringUp(options: StackOptions, supervisor: Supervisor, record: StackRecord): Promise<StackOutcome> {
  const { checkout, settings, reloading, demo } = options;
  for (const { app, port } of portsOf(settings)) {
    if (await isPortBusy(port)) return { ok: false, problem: { code: 'port_in_use', app, port } };
  }
  keepPreviousLogs(logDirectoryOf(settings));
  const keys = ensureKeys(settings.keysFile);
  const database = await bringUpDatabase(supervisor, checkout, settings);
  if (!database.ok) return database;
  const context = { checkout, settings, reloads: reloading !== undefined, keys, databaseUrl: database.value.url };
  if (demo) {
    const hear = (line: string) => line === 'new' && demo.onBegin();
    const lived = await supervisor.finish(demoService(context), hear);
    if (!lived.ok) return { ok: false, problem: { code: 'service_failed', failure: lived.problem } };
  }
  const { spread } = options;
  const apps = await supervisor.start(spread ? spreadServices(context, spread) : appServices(context));
  if (!apps.ok) return { ok: false, problem: { code: 'service_failed', failure: apps.problem } };
  const failed = supervisor.failed.then((failure): StackProblem => ({ code: 'service_failed', failure }));
  return { ok: true, value: { record, keys, database: database.value, failed } };
}

function keepPreviousLogs(logDirectory: string): void {
  for (const name of [databaseName, 'demo', ...appNames]) {
    const file = logFileOf(name, logDirectory);
    if (existsSync(file)) renameSync(file, path.join(logDirectory, `${name}.previous.log`));
  }
}
