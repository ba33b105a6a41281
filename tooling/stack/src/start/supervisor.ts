import { reloadService } from './reload-service.ts';
import { type Exit, lastLogLines, type Service, type ServiceSpec, startService } from './service.ts';
import { untilReady } from './until-ready.ts';

/** Reason why the stack cannot continue. */
export interface ServiceFailure {
  service: string;
  /** Exit of the service; `undefined` when it runs but was not ready in 180 s. */
  exit: Exit | undefined;
  lastLines: string;
}

/** Callbacks for the developer of a service that reloads. */
export interface ReloadReport {
  /** Called when it restarts because of a file. */
  onChange: (service: string, file: string) => void;
  /** Called when it ended by itself, and waits for a change. */
  onEnd: (failure: ServiceFailure) => void;
}

/** Options of the supervisor beyond starting and stopping. */
export interface SupervisorOptions {
  logDirectory: string;
  /** Tells whether a service is restarted when it ends by itself; the end of any other fails the stack. */
  mayRestart: (service: string) => boolean;
  /** Called when a ready service ended by itself and is about to be restarted, for the nth time recently. */
  onRestarting?: ((failure: ServiceFailure, attempt: number) => void) | undefined;
  /** Returns the time of the clock, in milliseconds. */
  now: () => number;
  /** Waits this number of milliseconds. */
  wait: (ms: number) => Promise<unknown>;
  /** Called when a service is ready, for the first time or again. */
  onReady: (service: Service) => void;
  /** Listener for the services that reload. */
  news?: ReloadReport | undefined;
}

/** Services that are all ready, or the first that failed. */
export type StartOutcome = { ok: true; value: Service[] } | { ok: false; problem: ServiceFailure };

/** Outcome of a process that was to end by itself. */
export type FinishOutcome = { ok: true } | { ok: false; problem: ServiceFailure };

/** Starts services, watches them, and stops them in the opposite order. */
export interface Supervisor {
  /** Starts these services together. Never resolves once `stop` was called. */
  start: (specs: ServiceSpec[]) => Promise<StartOutcome>;
  /** Starts a process that ends by itself, and waits for its end. Never resolves once `stop` was called. */
  finish: (spec: ServiceSpec, onLine: (line: string) => void) => Promise<FinishOutcome>;
  /** Resolves once, with the first service that failed. */
  failed: Promise<ServiceFailure>;
  stop: () => Promise<void>;
}

/** A service that ends more often than this within the window ends the stack: a restart does not repair the fault. */
const RESTARTS = { atMost: 5, windowMs: 10 * 60_000 };
/** Milliseconds before the second recent restart, doubled for each one after it; the first restart is at once. */
const FIRST_PAUSE_MS = 500;

/** Makes a supervisor that has nothing to watch yet. */
export function createSupervisor(options: SupervisorOptions): Supervisor {
  const services = new Map<string, { stop: () => Promise<void> }>();
  let reportFailure: (failure: ServiceFailure) => void = () => {};
  const failed = new Promise<ServiceFailure>((resolve) => {
    reportFailure = resolve;
  });
  const ends = new Map<string, readonly number[]>();
  let stopping = false;

  async function launch(spec: ServiceSpec): Promise<Service> {
    const service = startService(spec, options.logDirectory);
    services.set(spec.name, service);
    if (!(await untilReady(service))) return fail(service);
    options.onReady(service);
    void service.exited.then(() => replace(service));
    return service;
  }

  /** Restarts a service that was ready, until it is ready again or has ended too often. */
  async function replace(ended: Service): Promise<void> {
    if (stopping) return;
    const { spec } = ended;
    const attempt = countRestart(spec.name);
    if (!options.mayRestart(spec.name) || attempt > RESTARTS.atMost) return fail(ended);
    options.onRestarting?.(failureOf(ended), attempt);
    if (attempt > 1) await options.wait(FIRST_PAUSE_MS * 2 ** (attempt - 2));
    if (stopping) return;
    const service = startService(spec, options.logDirectory);
    services.set(spec.name, service);
    if (await untilReady(service)) options.onReady(service);
    // One that runs and does not get ready is ended; then it counts as one that ended.
    else await service.stop();
    void service.exited.then(() => replace(service));
  }

  /** Returns how many times a service has ended within the window, this time included. */
  function countRestart(name: string): number {
    const now = options.now();
    const recent = (ends.get(name) ?? []).filter((end) => now - end < RESTARTS.windowMs);
    ends.set(name, [...recent, now]);
    return recent.length + 1;
  }

  function fail(service: Service): Promise<never> {
    reportFailure(failureOf(service));
    return new Promise(() => {});
  }

  function failureOf({ spec, exit }: Service): ServiceFailure {
    return { service: spec.name, exit: exit(), lastLines: lastLogLines(spec.name, options.logDirectory) };
  }

  function launchReloading(spec: ServiceSpec): Promise<Service> {
    const service = reloadService(spec, {
      logDirectory: options.logDirectory,
      onReady: options.onReady,
      onChange: (_, file) => options.news?.onChange(spec.name, file),
      onEnd: (ended) => options.news?.onEnd(failureOf(ended)),
    });
    services.set(spec.name, service);
    return service.started;
  }

  function start(specs: ServiceSpec[]): Promise<StartOutcome> {
    if (stopping) return new Promise(() => {});
    const all = Promise.all(specs.map((spec) => (spec.reloads ? launchReloading(spec) : launch(spec))));
    return Promise.race([
      failed.then((problem) => ({ ok: false, problem }) as const),
      all.then((value) => ({ ok: true, value }) as const),
    ]);
  }

  async function finish(spec: ServiceSpec, onLine: (line: string) => void): Promise<FinishOutcome> {
    if (stopping) return new Promise(() => {});
    const service = startService(spec, options.logDirectory);
    services.set(spec.name, service);
    service.onLine(onLine);
    const { code } = await service.exited;
    if (stopping) return new Promise(() => {});
    services.delete(spec.name);
    return code === 0 ? { ok: true } : { ok: false, problem: failureOf(service) };
  }

  async function stop(): Promise<void> {
    stopping = true;
    for (const service of [...services.values()].reverse()) await service.stop();
  }

  return { start, finish, failed, stop };
}
