import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { readStep, type Step } from './step.ts';

const checkout = path.resolve(import.meta.dirname, '../../../..');

/** A running stack. */
export interface StartedStack {
  readonly steps: readonly Step[];
  stop(): Promise<void>;
}

export interface StartSurroundings {
  /** Folder for its data, its keys and what was compiled. */
  readonly folder: string;
  readonly portBase: number;
}

/**
 * Runs `start` until all of its apps answer.
 *
 * @throws when it ends earlier
 */
export async function runStart({ folder, portBase }: StartSurroundings): Promise<StartedStack> {
  const begun = performance.now();
  const child = spawn('node', ['--conditions=@lender/source', 'tooling/stack/src/start.ts'], {
    cwd: checkout,
    env: {
      ...process.env,
      PORT_BASE: String(portBase),
      DATA_DIR: path.join(folder, 'data'),
      KEYS_FILE: path.join(folder, 'keys.json'),
      NODE_COMPILE_CACHE: path.join(folder, 'compiled'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const steps: Step[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    const step = readStep(line);
    if (step) steps.push(step);
    if (line.startsWith('Ctrl-C')) {
      steps.push({ name: 'all of it', seconds: (performance.now() - begun) / 1000 });
      child.stdout.resume();
      return { steps, stop: () => stop(child) };
    }
  }
  throw new Error(`start ended with ${child.exitCode}`);
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
