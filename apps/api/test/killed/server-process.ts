import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Env } from '../../src/env.ts';

/** The server as a process of its own, which can be killed. */
export interface ServerProcess {
  /** Kills it outright, and starts it again; resolves when it says that it has started. */
  kill(): Promise<void>;
  /** Whether it ended although nobody killed it. */
  hasFallen(): boolean;
  stop(): Promise<void>;
}

interface Launch {
  readonly env: Env;
  readonly keysFile: string;
  readonly role: 'http' | 'worker';
  readonly port: number;
}

const APP = path.join(import.meta.dirname, '../..');

export async function startServerProcess(launch: Launch): Promise<ServerProcess> {
  let child = await begin(launch);
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (hasEnded(child)) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  return {
    kill: async () => {
      await end('SIGKILL');
      child = await begin(launch);
    },
    hasFallen: () => hasEnded(child),
    stop: () => end('SIGTERM'),
  };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

async function begin({ env, keysFile, role, port }: Launch): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--conditions=@lender/source', 'src/main.ts'], {
    cwd: APP,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: env.DATABASE_URL,
      DATA_DIR: env.DATA_DIR,
      SIMULATORS_URL: env.SIMULATORS_URL,
      KEYS_FILE: keysFile,
      ROLE: role,
      PORT: String(port),
      LOG_LEVEL: 'info',
    },
  });
  const lines = createInterface({ input: child.stdout });
  const started = new Promise<void>((resolve) => {
    lines.on('line', (line) => {
      if (line.includes('"event":"started"')) resolve();
    });
  });
  await Promise.race([started, once(child, 'exit')]);
  if (hasEnded(child)) throw new Error(`the ${role} server ended before it had started`);
  return child;
}
