import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Script } from './script.ts';
import type { Statement } from './statement.ts';

const CHECKOUT = path.join(import.meta.dirname, '../../../..');
const WATCHER = new URL('./watched-process.main.ts', import.meta.url).href;
const READY_TRIES = 600;

interface Launch {
  /** Folder in the checkout. */
  readonly directory: string;
  /** Arguments of `node`. */
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** A process started by the benchmark. */
export interface Started {
  readonly url: string;
  stop(): Promise<void>;
}

export interface Memory {
  readonly rss: number;
  readonly heapUsed: number;
}

/** A server whose resource use can be measured. */
export interface Watched extends Started {
  /** CPU that the process used so far, user and system, in microseconds. */
  cpuMicros(): Promise<number>;
  /** Reads the memory of the process, in bytes. */
  memory(): Promise<Memory>;
  /** Returns the statements that the process sends to the database during some work. */
  recordWhile(work: () => Promise<unknown>): Promise<Statement[]>;
  /** Sends the floor the script for each request. */
  replay(script: Script): Promise<void>;
}

/** Starts a program that serves HTTP, and waits until it answers. */
export async function startServer(launch: Launch, port: number): Promise<Started> {
  const child = launchNode(launch, []);
  const url = await untilReady(child, port);
  return { url, stop: () => stop(child) };
}

/** Starts a program that serves HTTP and is to be measured. */
export async function startWatched(launch: Launch, port: number): Promise<Watched> {
  const child = launchNode(launch, ['--import', WATCHER]);
  const url = await untilReady(child, port);
  const ask = async <T>(message: object): Promise<T> => {
    const answered = once(child, 'message');
    child.send(message);
    const [{ answer }] = await answered;
    return answer;
  };
  return {
    url,
    stop: () => stop(child),
    cpuMicros: () => ask<number>({ ask: 'cpu' }),
    memory: () => ask<Memory>({ ask: 'memory' }),
    replay: (script) => ask<void>({ script }),
    recordWhile: async (work) => {
      await ask({ ask: 'record' });
      await work();
      return ask<Statement[]>({ ask: 'recorded' });
    },
  };
}

/** Starts the process that owns an embedded database. */
export async function startDatabase(
  folder: string,
): Promise<{ readonly connectionString: string; stop(): Promise<void> }> {
  const command = ['src/kernel/database/embedded-postgres.main.ts', path.join(folder, 'postgres')];
  const { line, stop } = await startUntilLine({ directory: 'apps/api', command });
  const { connectionString }: { connectionString: string } = JSON.parse(line);
  return { connectionString, stop };
}

/** Starts a program of ours that prints its address as its first line, and runs until it is stopped. */
export async function startUntilLine(launch: Launch): Promise<{ readonly line: string; stop(): Promise<void> }> {
  const child = launchNode(launch, [], 'pipe');
  return { line: await firstLine(child), stop: () => stop(child) };
}

/** Runs a program of ours to its end. @returns the first line that it printed */
export async function runForLine(launch: Launch): Promise<string> {
  const child = launchNode(launch, [], 'pipe');
  const ended = once(child, 'exit');
  const line = await firstLine(child);
  await ended;
  return line;
}

async function firstLine(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('no way to read what the program says');
  const lines = createInterface({ input: child.stdout });
  const [line] = await Promise.race([once(lines, 'line'), endedEarly(child)]);
  return line;
}

function launchNode(
  { directory, command, env }: Launch,
  flags: readonly string[],
  output: 'ignore' | 'pipe' = 'ignore',
): ChildProcess {
  return spawn(process.execPath, ['--conditions=@lender/source', ...flags, ...command], {
    cwd: path.join(CHECKOUT, directory),
    env: { ...process.env, NODE_ENV: 'production', DEMONSTRATION: '1', ...env },
    stdio: ['ignore', output, 'inherit', 'ipc'],
    // Keeps bytes and dates among a statement's values in their types.
    serialization: 'advanced',
  });
}

async function untilReady(child: ChildProcess, port: number): Promise<string> {
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < READY_TRIES && child.exitCode === null; tries++) {
    const answer = await fetch(`${url}/health/live`).catch(() => undefined);
    if (answer?.ok) return url;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill();
  throw new Error(`${child.spawnargs.at(-1)} did not answer`);
}

async function endedEarly(child: ChildProcess): Promise<never> {
  const [code] = await once(child, 'exit');
  throw new Error(`${child.spawnargs.at(-1)} ended with ${code}`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** Finds a free port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return address.port;
}
