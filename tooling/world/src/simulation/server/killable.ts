import path from 'node:path';
import type { Env } from '@lender/api/env';
import { type ServerProcess, startServerProcess } from '@lender/api/test/server/server-process';
import type { BankWorld } from '../bank/bank-world.ts';
import type { Tally } from '../tally.ts';
import { openAmbush } from './ambush.ts';
import type { AskedOfServer, AskedOfWorld } from './asked-of-server.ts';
import { GONE, openCalls } from './calls.ts';

interface World {
  readonly env: Env;
  readonly now: () => Date;
  readonly world: BankWorld;
  readonly tally: Tally;
}

/** Process of a server that can be killed while callers wait for it: they try again until it answers. */
export interface KillableServer {
  /** Repeats an attempt until the process lives long enough to answer. */
  persist<Value>(attempt: () => Promise<Value>): Promise<Value>;
  /** Makes a call to the process itself. */
  ask<Value>(ask: (server: AskedOfServer) => Promise<Value>): Promise<Value>;
  /** Kills it without a shutdown, and starts it again. */
  kill(): Promise<void>;
  /** Kills it after a number of calls to the bank, before or after the bank carried out the last one. */
  killAtBank(after: number, isDone: boolean): void;
  stop(): Promise<void>;
}

export async function startKillable({ env, now, world, tally }: World): Promise<KillableServer> {
  let calls: ReturnType<typeof openCalls<AskedOfServer>> | undefined;
  const offered = { ...world.bank, wake: async () => ({ env, now: now() }) };
  const ambush = openAmbush<AskedOfWorld>(offered, () => kill());
  const server: ServerProcess = await startServerProcess({
    env,
    role: 'http',
    port: env.PORT,
    program: path.join(import.meta.dirname, 'server.main.ts'),
    meet: (child) => {
      const opened = openCalls<AskedOfServer>(child, ambush.calls);
      child.once('exit', opened.giveUp);
      calls = opened;
    },
  });
  let isBack = Promise.resolve();
  const persist = async <Value>(attempt: () => Promise<Value>): Promise<Value> => {
    for (;;) {
      try {
        return await attempt();
      } catch (error) {
        if (!isHungUp(error)) throw error;
        tally.add('calls repeated');
        await isBack;
        if (server.hasFallen()) throw error;
      }
    }
  };
  const kill = (): Promise<void> => {
    tally.add('servers killed');
    isBack = server.killAndStart().then(() => {});
    return isBack;
  };
  return {
    persist,
    killAtBank: ambush.lie,
    ask: (ask) => persist(() => (calls ? ask(calls.theirs) : Promise.reject(new Error('nobody was started')))),
    kill,
    stop: server.stop,
  };
}

/**
 * Tells whether no answer came, rather than an answer with trouble: by `fetch` or by the channel between the processes.
 */
const isHungUp = (error: unknown): boolean =>
  error instanceof Error && (error.message === GONE || (error instanceof TypeError && error.cause !== undefined));
