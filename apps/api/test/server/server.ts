import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Endpoint, loginUser, type Send } from '@lender/contract';
import type { StaffRole } from '@lender/lending';
import { afterAll } from 'vitest';
import type { Env } from '../../src/env.ts';
import { type Running, type StartOptions, start } from '../../src/start.ts';
import { testDatabase } from '../database/test-database.ts';
import { type Called, call, sendJson } from './call.ts';
import { freePort } from './free-port.ts';
import { simulatedProviders } from './simulated-providers.ts';
import { type StartedSimulators, startSimulators } from './simulators.ts';
import { OPERATOR, testEnv, testKeys } from './test-env.ts';

interface CallOptions {
  readonly token?: string | undefined;
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface TestServer extends Running {
  readonly origin: string;
  readonly env: Env;
  readonly simulators: StartedSimulators;
  call<E extends Endpoint>(endpoint: E, send: Send<E>, options?: CallOptions): Promise<Called<E>>;
  /** Sends any JSON to an endpoint's address, also what the contract would not let a caller write. */
  send(endpoint: Pick<Endpoint, 'method' | 'path'>, body: unknown, options?: CallOptions): ReturnType<typeof sendJson>;
  /** Moves the server's wall clock ahead. */
  passSeconds(seconds: number): void;
  /** Returns a token of the operator, who has the permissions of a supervisor. */
  operator(): Promise<string>;
  /** Returns a token of the member of staff with that e-mail, whose password is the operator's. */
  signIn(email: string): Promise<string>;
  /** Returns a token of a member of staff with that role, where the server was started with a `DEMO_STAFF_DOMAIN`. */
  staff(role: StaffRole): Promise<string>;
}

/**
 * Starts a whole server on a database of its own, unless `change` names one, with simulators beside it. Call it at the
 * top of a test file; it stops after the file's last test.
 */
export async function testServer(
  change: Partial<Env> = {},
  { wall = () => new Date(), logTo }: StartOptions = {},
): Promise<TestServer> {
  const connectionString = change.DATABASE_URL ?? (await testDatabase());
  const folder = await mkdtemp(path.join(tmpdir(), 'lender-api-'));
  const port = await freePort();
  const keys = change.keys ?? testKeys();
  const origin = `http://127.0.0.1:${port}`;
  const simulators = await startSimulators({
    apiUrl: origin,
    providerKey: keys.providerKey ?? '',
    webhookPassword: keys.webhookPassword,
  });
  const env = testEnv({
    DATABASE_URL: connectionString,
    DATA_DIR: folder,
    PORT: port,
    providers: simulatedProviders(simulators, keys),
    ...change,
    keys,
  });
  let aheadMs = 0;
  const options = { ...(logTo && { logTo }), wall: () => new Date(wall().getTime() + aheadMs) };
  const running = await start(env, options).catch(async (error) => {
    await simulators.stop();
    throw error;
  });
  afterAll(async () => {
    await running.stop();
    await simulators.stop();
    await rm(folder, { recursive: true, force: true });
  });
  const signIn = async (username: string) =>
    (await call(origin, loginUser, { body: { ...OPERATOR, username } })).data.Authorization;
  return {
    ...running,
    origin,
    env,
    simulators,
    call: (endpoint, send, options) => call(origin, endpoint, send, options),
    send: (endpoint, body, { token, headers = {} } = {}) => sendJson(origin, endpoint, { body, token, headers }),
    passSeconds: (seconds) => {
      aheadMs += seconds * 1000;
    },
    signIn,
    operator: () => signIn(OPERATOR.username),
    staff: (role) => signIn(`${role}@${env.DEMO_STAFF_DOMAIN}`),
  };
}
