import { reloadService } from './reload-service.ts';
import { type Exit, lastLogLines, type Service, type ServiceSpec, startService } from './service.ts';
import { untilReady } from './until-ready.ts';

/** Why the stack cannot go on. */
export interface ServiceFailure {
  service: string;
  /** How it ended; `undefined` when it runs but was not ready in 180 s. */
  exit: Exit | undefined;
  lastLines: string;
}

/** Told to whoever develops a service that reloads. */
export interface ReloadNews {
  /** It starts again, because of a file. */
  onChange: (service: string, file: string) => void;
  /** It ended by itself, and waits for a change. */
  onEnd: (failure: ServiceFailure) => void;
}

/** What the supervisor is to do beyond starting and stopping. */
export interface SupervisorOptions {
  logDirectory: string;
  /** Services that are started again when they end by themselves; the end of any other fails the stack. */
  restarts: readonly string[];
  /** A service is ready, for the first time or again. */
  onReady: (service: Service) => void;
  /** Hears of the services that reload. */
  news?: ReloadNews | undefined;
}

/** Services that are all ready, or the first that failed. */
export type StartOutcome = { ok: true; value: Service[] } | { ok: false; problem: ServiceFailure };

/** How something ended that was to end by itself. */
export type FinishOutcome = { ok: true } | { ok: false; problem: ServiceFailure };

/** Starts services, watches them, and stops them in the opposite order. */
export interface Supervisor {
  /** Starts these together. Never resolves once `stop` was called. */
  start: (specs: ServiceSpec[]) => Promise<StartOutcome>;
  /** Starts something that ends by itself, and waits for that. Never resolves once `stop` was called. */
  finish: (spec: ServiceSpec, onFirstLine: (line: string) => void) => Promise<FinishOutcome>;
  /** Resolves once, with the first service that failed. */
  failed: Promise<ServiceFailure>;
  stop: () => Promise<void>;
}

/** Makes a supervisor that has nothing to watch yet. */
export function createSupervisor(options: SupervisorOptions): Supervisor {
  const services = new Map<string, { stop: () => Promise<void> }>();
  let reportFailure: (failure: ServiceFailure) => void = () => {};
  const failed = new Promise<ServiceFailure>((resolve) => {
    reportFailure = resolve;
  });
  let stopping = false;

  async function launch(spec: ServiceSpec): Promise<Service> {
    const service = startService(spec, options.logDirectory);
    services.set(spec.name, service);
    if (!(await untilReady(service))) return fail(service);
    options.onReady(service);
    void service.exited.then(() => replace(service));
    return service;
  }

  async function replace(ended: Service): Promise<void> {
    if (stopping) return;
    if (options.restarts.includes(ended.spec.name)) await launch(ended.spec);
    else await fail(ended);
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

  async function finish(spec: ServiceSpec, onFirstLine: (line: string) => void): Promise<FinishOutcome> {
    if (stopping) return new Promise(() => {});
    const service = startService(spec, options.logDirectory);
    services.set(spec.name, service);
    void service.firstLine.then(onFirstLine);
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
