import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { keepStack, type Stack } from './stack.ts';

const START = path.join(import.meta.dirname, '../../stack/src/start.ts');

/**
 * Starts the whole product on free ports with a data folder of its own, and stops it after the last journey.
 * `JOURNEYS_STACK` names the announcement of one that runs already; `JOURNEYS_APIS` and `JOURNEYS_WORKERS` give the
 * numbers of processes of the api.
 */
export default async function startStack(): Promise<() => Promise<void>> {
  const { JOURNEYS_STACK: running } = process.env;
  if (running) return async () => {};
  const { JOURNEYS_APIS: apis, JOURNEYS_WORKERS: workers = '1' } = process.env;
  const spread = apis ? ['--apis', apis, '--workers', workers] : [];
  const child = spawn('node', ['--conditions=@lender/source', START, '--ephemeral', '--restart-api', ...spread], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  const first = new Promise<void>((resolve, reject) => {
    let stack: Partial<Stack> = {};
    lines.on('line', (line) => {
      // After each restart of the API, its new process id is announced.
      stack = { ...stack, ...(JSON.parse(line) as Partial<Stack>) };
      keepStack(stack as Stack);
      resolve();
    });
    child.once('exit', (code) => reject(new Error(`the stack ended with ${code}`)));
  });
  await first;
  return () => stop(child);
}

function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  return ended;
}
