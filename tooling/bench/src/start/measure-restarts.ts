import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readlinkSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { readPids } from './read-pids.ts';

/** Times that processes of an app took until they answered, in seconds. */
export interface Restarts {
  readonly app: string;
  readonly seconds: readonly number[];
}

const HEALTH = { api: '/health/ready', borrower: '/health/live', 'back-office': '/health/live' } as const;
const POLL_MS = 10;

interface RestartOptions {
  /** Data folder of a running stack. */
  readonly dataDirectory: string;
  /** A free port. */
  readonly port: number;
  readonly times: number;
}

/** Starts each app again and again beside the running one, with all of its settings, until it answers. */
export async function measureRestarts({ dataDirectory, port, times }: RestartOptions): Promise<Restarts[]> {
  const pids = readPids(dataDirectory);
  const measured: Restarts[] = [];
  for (const [app, health] of Object.entries(HEALTH)) {
    const seconds: number[] = [];
    for (let time = 0; time < times; time++)
      seconds.push(await readySeconds(pids[app] ?? 0, { port, url: `http://127.0.0.1:${port}${health}` }));
    measured.push({ app, seconds });
  }
  return measured;
}

async function readySeconds(model: number, { port, url }: { port: number; url: string }): Promise<number> {
  const read = (what: string) => readFileSync(`/proc/${model}/${what}`, 'utf8').split('\0').filter(Boolean);
  const [program = '', ...words] = read('cmdline');
  const env = Object.fromEntries(read('environ').map((pair) => pair.split(/=(.*)/s)));
  const begun = performance.now();
  const child = spawn(program, words, {
    cwd: readlinkSync(`/proc/${model}/cwd`),
    env: { ...env, PORT: String(port) },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`${words.at(-1)} ended with ${child.exitCode}`);
    await setTimeout(POLL_MS);
  }
  const seconds = (performance.now() - begun) / 1000;
  child.kill('SIGTERM');
  await ended;
  return seconds;
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    async (response) => {
      await response.body?.cancel();
      return response.ok;
    },
    () => false,
  );
}
