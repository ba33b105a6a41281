import { setTimeout as sleep } from 'node:timers/promises';
import { type Exit, lastLogLines, type Service, type ServiceSpec, startService } from './service.ts';

const readyTimeoutMs = 180_000;
const pollMs = 100;

/** Why the stack cannot go on. */
export interface ServiceFailure {
  service: string;
  /** How it ended; `undefined` when it runs but was not ready in 180 s. */
  exit: Exit | undefined;
  lastLines: string;
}

/** What the supervisor is to do beyond starting and stopping. */
export interface SupervisorOptions {
  logDirectory: string;
  /** Services that are started again when they end by themselves; the end of any other fails the stack. */
  restarts: readonly string[];
  /** A service is ready, for the first time or again. */
  onReady: (service: Service) => void;
}

/** Services that are all ready, or the first that failed. */
export type StartOutcome = { ok: true; value: Service[] } | { ok: false; problem: ServiceFailure };

/** Starts services, watches them, and stops them in the opposite order. */
export interface Supervisor {
  /** Starts these together. Never resolves once `stop` was called. */
  start: (specs: ServiceSpec[]) => Promise<StartOutcome>;
  /** Resolves once, with the first service that failed. */
  failed: Promise<ServiceFailure>;
  stop: () => Promise<void>;
}

/** Makes a supervisor that has nothing to watch yet. */
export function createSupervisor(options: SupervisorOptions): Supervisor {
  const services = new Map<string, Service>();
  let reportFailure: (failure: ServiceFailure) => void = () => {};
  const failed = new Promise<ServiceFailure>((resolve) => {
    reportFailure = resolve;
  });
  let stopping = false;

  async function launch(spec: ServiceSpec): Promise<Service> {
    const service = startService(spec, options.logDirectory);
    services.set(spec.name, service);
    const ready = await Promise.race([untilReady(service), service.exited.then(() => false)]);
    if (!ready) return fail(service, service.exit());
    options.onReady(service);
    void service.exited.then(() => replace(service));
    return service;
  }

  async function replace(ended: Service): Promise<void> {
    if (stopping) return;
    if (options.restarts.includes(ended.spec.name)) await launch(ended.spec);
    else await fail(ended, ended.exit());
  }

  function fail(service: Service, exit: Exit | undefined): Promise<never> {
    reportFailure({
      service: service.spec.name,
      exit,
      lastLines: lastLogLines(service.spec.name, options.logDirectory),
    });
    return new Promise(() => {});
  }

  function start(specs: ServiceSpec[]): Promise<StartOutcome> {
    if (stopping) return new Promise(() => {});
    const all = Promise.all(specs.map(launch));
    return Promise.race([
      failed.then((problem) => ({ ok: false, problem }) as const),
      all.then((value) => ({ ok: true, value }) as const),
    ]);
  }

  async function stop(): Promise<void> {
    stopping = true;
    for (const service of [...services.values()].reverse()) await service.stop();
  }

  return { start, failed, stop };
}

async function untilReady(service: Service): Promise<boolean> {
  const { ready } = service.spec;
  if (ready === 'line') {
    return Promise.race([service.firstLine.then(() => true), sleep(readyTimeoutMs, false, { ref: false })]);
  }
  for (const deadline = Date.now() + readyTimeoutMs; Date.now() < deadline && !service.exit(); await sleep(pollMs)) {
    if (await answers(ready.url)) return true;
  }
  return false;
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5000) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
