import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Env } from '../../src/env.ts';

/** Server as a process of its own, which can be killed. */
export interface ServerProcess {
  /** Kills it without a shutdown. */
  kill(): Promise<void>;
  /** Kills it without a shutdown, and starts it again; resolves when it reports that it has started. */
  killAndStart(): Promise<void>;
  /** True when it ended without being killed. */
  hasFallen(): boolean;
  stop(): Promise<void>;
}

export interface Launch {
  /** Environment of a server with the same database, keys, documents and providers. */
  readonly env: Env;
  readonly role: 'all' | 'http' | 'worker';
  readonly port: number;
  /** Program that it runs. @default the server's own program */
  readonly program?: string;
  /** Opens a channel to every process that is started, before it has started. @default none */
  readonly meet?: (child: ChildProcess) => void;
}

const APP = path.join(import.meta.dirname, '../..');
const KEEP_COMPILED = path.join(import.meta.dirname, 'keep-compiled.ts');

/** Starts the server as in production, from its source. */
export async function startServerProcess(launch: Launch): Promise<ServerProcess> {
  const folder = await mkdtemp(path.join(tmpdir(), 'server-process-'));
  const keysFile = path.join(folder, 'keys.json');
  await writeFile(keysFile, JSON.stringify(launch.env.keys));
  // A later start need not compile again what an earlier start compiled.
  const files = { keysFile, compileCache: path.join(folder, 'compiled') };
  let child = spawnServer(launch, files);
  await untilStarted(child, launch);
  child.kill('SIGUSR2');
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (hasEnded(child)) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  return {
    kill: () => end('SIGKILL'),
    killAndStart: async () => {
      await end('SIGKILL');
      child = spawnServer(launch, files);
      await untilStarted(child, launch);
    },
    hasFallen: () => hasEnded(child),
    stop: async () => {
      await end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

interface Files {
  readonly keysFile: string;
  readonly compileCache: string;
}

function spawnServer(launch: Launch, { keysFile, compileCache }: Files): ChildProcess {
  const { env, role, port, program = 'src/main.ts', meet } = launch;
  const child = spawn(process.execPath, ['--conditions=@lender/source', '--import', KEEP_COMPILED, program], {
    cwd: APP,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    serialization: 'advanced',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DEMONSTRATION: '1',
      DATABASE_URL: env.DATABASE_URL,
      DATA_DIR: env.DATA_DIR,
      SIMULATORS_URL: env.providers.twilio.url,
      SMTP_PORT: String(env.providers.smtp.port),
      KEYS_FILE: keysFile,
      ROLE: role,
      PORT: String(port),
      LOG_LEVEL: 'info',
      NODE_COMPILE_CACHE: compileCache,
    },
  });
  meet?.(child);
  return child;
}

async function untilStarted(child: ChildProcess, { role }: Launch): Promise<void> {
  if (!child.stdout) throw new Error('a process without words');
  const lines = createInterface({ input: child.stdout });
  const started = new Promise<void>((resolve) => {
    lines.on('line', (line) => {
      if (line.includes('"event":"started"')) resolve();
    });
  });
  await Promise.race([started, once(child, 'exit')]);
  if (hasEnded(child)) throw new Error(`the ${role} server ended before it had started`);
}
