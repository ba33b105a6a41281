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

/** A running stack. */
export interface RunningStack {
  record: StackRecord;
  keys: Keys;
  database: Database;
  /** Resolves once, when the stack cannot continue. */
  failed: Promise<StackProblem>;
}

/** Outcome of a start. */
export type StackOutcome = { ok: true; value: RunningStack } | { ok: false; problem: StackProblem };

/** A stack that may be stopped at any moment, even while it starts. */
export interface Stack {
  /** Never resolves once `stop` was called. */
  started: Promise<StackOutcome>;
  stop: () => Promise<void>;
}

/** Listener for the progress of a start. */
export interface Progress {
  /** Called when a part is ready or done. */
  onStep: (name: string) => void;
  /** Called when a new lender has lived this many days. */
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
  /** Listener for the state of apps that reload. */
  news?: ReloadReport | undefined;
  /** True when a new lender gets a simulated past. */
  hasDemo: boolean;
  /** Listener for the progress of the start. */
  progress?: Progress | undefined;
  /** Tells whether an app, or a process of it, is restarted when it ends by itself. The database never is. */
  mayRestart: (service: string) => boolean;
  /** Called when an app ended by itself and is about to be restarted, for the nth time recently. */
  onRestarting?: ((failure: ServiceFailure, attempt: number) => void) | undefined;
  /** Present when the api is several processes behind a front. */
  spread?: Spread | undefined;
  /** Called after the start when an app has a new process. */
  onRestart: (app: string, record: StackRecord) => void;
}
