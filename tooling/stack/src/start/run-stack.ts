import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { addressesOf, type Code, databaseName, type Spread } from './app-services.ts';
import { bringUp } from './bring-up.ts';
import type { Database, DatabaseProblem } from './bring-up-database.ts';
import { claimDataDirectory, type StackRecord } from './data-directory-claim.ts';
import type { Keys } from './keys.ts';
import type { PortName, StackSettings } from './settings.ts';
import { createSupervisor, type ReloadNews, type ServiceFailure } from './supervisor.ts';

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

/** Hears how far a start is. */
export interface Progress {
  /** Something is ready, or done. */
  onStep: (name: string) => void;
  /** A new lender has lived so many of its days. */
  onDay: (day: number, days: number) => void;
  /** The sites answer, while the lender still lives and nobody can sign in. */
  onSites: (sites: StartedSites) => void;
}

/** Sites that answer before the api does. */
export type StartedSites = Pick<RunningStack, 'record' | 'keys'>;

/** What to start and how. */
export interface StackOptions {
  checkout: string;
  settings: StackSettings;
  /** What the apps run from. From source, the two sites are built of it first where it changed. */
  code: Code;
  /** Hears what becomes of apps that reload. */
  news?: ReloadNews | undefined;
  /** A lender that is new shall have lived. */
  hasDemo: boolean;
  /** Hears how far the start is. */
  progress?: Progress | undefined;
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
    news: options.news,
    onReady: ({ spec, pid }) => {
      const again = spec.name in record.pids;
      record.pids[spec.name] = pid;
      claimed.value.record(record);
      if (again) options.onRestart(spec.name, record);
      else options.progress?.onStep(spec.name);
    },
  });
  const stop = async () => {
    await supervisor.stop();
    claimed.value.release();
  };
  return { started: bringUp({ ...options, supervisor, logDirectory, record }), stop };
}

/** Where the services write. */
export function logDirectoryOf(settings: StackSettings): string {
  return path.join(settings.dataDirectory, 'logs');
}
