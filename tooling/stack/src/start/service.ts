import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';

const stopGraceMs = 20_000;

/** One process of the stack, and how we know that it is ready. */
export interface ServiceSpec {
  name: string;
  /** The folder it runs in. */
  directory: string;
  /** Arguments of `node`. */
  command: string[];
  env: Record<string, string>;
  /** `url` answers 200, or the process prints its first `line`. */
  ready: { url: string } | 'line';
  /** Runs from its TypeScript, and starts again whenever a file that it loaded changes. */
  reloads?: boolean;
}

/** Exit code or signal of an ended process. */
export type Exit = { code: number | null; signal: NodeJS.Signals | null };

/** A process that was started. */
export interface Service {
  spec: ServiceSpec;
  pid: number;
  exited: Promise<Exit>;
  /** Returns how the process ended; `undefined` while it runs. */
  exit: () => Exit | undefined;
  /** The first line it prints; only for services that are ready by a line. */
  firstLine: Promise<string>;
  /** Calls back with each line it prints; only for services that are ready by a line. */
  onLine: (hear: (line: string) => void) => void;
  /** Asks it to end, and ends it after 20 s. */
  stop: () => Promise<void>;
}

const loadReport = z.object({ loaded: z.string() });
const besides = (file: string) => ['--import', new URL(file, import.meta.url).href];
/** Lets Node find the TypeScript of our packages instead of their builds. */
export const fromSource = '--conditions=@lender/source';

/**
 * Starts a process in a group of its own, so that Ctrl-C in the terminal reaches only us and we choose the order.
 *
 * @param onLoad called with each source file that a service which reloads is about to read
 */
export function startService(spec: ServiceSpec, logDirectory: string, onLoad = (_file: string) => {}): Service {
  const log = openSync(logFileOf(spec.name, logDirectory), 'a', 0o600);
  const flags = [
    ...besides('./die-with-parent.ts'),
    ...(spec.reloads ? [fromSource, ...besides('./report-loads.ts')] : []),
  ];
  const child = spawn(process.execPath, [...flags, ...spec.command], {
    cwd: spec.directory,
    env: { ...process.env, NODE_ENV: spec.reloads ? 'development' : 'production', ...spec.env },
    detached: true,
    stdio: ['ignore', spec.ready === 'line' ? 'pipe' : log, log, 'ipc'],
  });
  closeSync(log);
  if (spec.reloads) child.on('message', (message) => onLoad(loadReport.parse(message).loaded));
  if (child.pid === undefined) throw new Error(`${spec.name} cannot be started with ${process.execPath}.`);
  const exited = new Promise<Exit>((resolve) => child.once('exit', (code, signal) => resolve({ code, signal })));
  const exit = () => (isRunning(child) ? undefined : { code: child.exitCode, signal: child.signalCode });
  const lines = child.stdout ? createInterface(child.stdout) : undefined;
  const firstLine = new Promise<string>((resolve) => lines?.once('line', resolve));
  const onLine = (hear: (line: string) => void) => void lines?.on('line', hear);
  return { spec, pid: child.pid, exited, exit, firstLine, onLine, stop: () => stop(child, exited) };
}

/** Returns the last lines that a service wrote. */
export function lastLogLines(name: string, logDirectory: string, lines = 30): string {
  return readFileSync(logFileOf(name, logDirectory), 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
}

/** Returns the log file of a service. */
export function logFileOf(name: string, logDirectory: string): string {
  return path.join(logDirectory, `${name}.log`);
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}

async function stop(child: ChildProcess, exited: Promise<Exit>): Promise<void> {
  if (!isRunning(child)) return;
  child.kill('SIGTERM');
  const kill = setTimeout(() => child.kill('SIGKILL'), stopGraceMs);
  await exited;
  clearTimeout(kill);
}
