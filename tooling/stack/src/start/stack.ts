import type { Code, Spread } from './app-services.ts';
import type { Database, DatabaseProblem } from './bring-up-database.ts';
import type { StackRecord } from './data-directory-claim.ts';
import type { Keys } from './keys.ts';
import type { PortName, StackSettings } from './settings.ts';
import type { ReloadReport, ServiceFailure } from './supervisor.ts';

/** Reason why a stack does not start, or cannot continue. */
export type StackProblem =
  | { code: 'already_running'; running: StackRecord }
  | { code: 'port_in_use'; app: PortName; port: number }
  | DatabaseProblem;

/** A stack that answers. */
export interface RunningStack {
  record: StackRecord;
  keys: Keys;
  database: Database;
  /** Resolves once, when the stack cannot continue. */
  failed: Promise<StackProblem>;
}

/** Outcome of a start. */
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
  /** Called when the sites answer, while the first months of the lender still run and no person can sign in. */
  onSites: (sites: StartedSites) => void;
}

/** Sites that answer before the api does. */
export type StartedSites = Pick<RunningStack, 'record' | 'keys'>;

/** Options of a start. */
export interface StackOptions {
  checkout: string;
  settings: StackSettings;
  /** Code from which the apps run. From source, the two sites are built of it first where it changed. */
  code: Code;
  /** Hears what becomes of apps that reload. */
  news?: ReloadReport | undefined;
  /** A lender that is new shall have lived. */
  hasDemo: boolean;
  /** Hears how far the start is. */
  progress?: Progress | undefined;
  /** Whether an app, or a process of it, is started again when it ends by itself. The database never is. */
  mayRestart: (service: string) => boolean;
  /** An app ended by itself and is about to be started again, for the nth time of late. */
  onRestarting?: ((failure: ServiceFailure, attempt: number) => void) | undefined;
  /** Present when the api is several processes behind a front. */
  spread?: Spread | undefined;
  /** After the start: an app has a new process. */
  onRestart: (app: string, record: StackRecord) => void;
}
