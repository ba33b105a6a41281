import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freePort } from './free-port.ts';

const APP = path.join(import.meta.dirname, '../../../simulators');

export interface ManyWorlds {
  /** Address at which simulators are started and ended. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts the process in which the simulators of every test file run: the API calls them by HTTP, as any provider. */
export async function startManyWorlds(): Promise<ManyWorlds> {
  const port = await freePort();
  const child = spawn('node', ['--conditions=@lender/source', 'test/many-worlds.main.ts'], {
    cwd: APP,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PORT: String(port) },
  });
  const ended = once(child, 'exit');
  await Promise.race([
    once(child, 'message'),
    ended.then(() => Promise.reject(new Error('the simulators ended before they had started'))),
  ]);
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.disconnect();
      await ended;
    },
  };
}
