import { execFileSync, spawn } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { installedBinaries, reachableBinaries } from './postgres-binaries.ts';
import { reachableDataDirectory, socketDirectory } from './reachable-place.ts';
import { clearLeftovers, processesIn, type RunningServer, runningServer } from './running-server.ts';
import { type ServerUser, serverUser } from './server-user.ts';

const startTimeoutMs = 90_000;
const pollMs = 25;

/** Settings of a launch. */
export interface LaunchOptions {
  /** Folder that is wanted for the data; its parent folder exists. */
  dataDirectory: string;
  maxConnections: number;
  /** `none` gives up safety in a power cut for speed: for tests. */
  durability: 'full' | 'none';
}

/** Makes the cluster if there is none, and starts its server unless an orphan of a killed run still serves it. */
export async function launchServer(options: LaunchOptions): Promise<RunningServer> {
  const user = serverUser(options.dataDirectory);
  const dataDirectory = reachableDataDirectory(options.dataDirectory, user);
  const { postgres, initdb } = reachableBinaries(await installedBinaries(), user);
  if (!existsSync(path.join(dataDirectory, 'PG_VERSION'))) initialise({ initdb, dataDirectory, user });
  await backendsGone(dataDirectory);
  if (processesIn(dataDirectory).length === 0) {
    clearLeftovers(dataDirectory);
    return spawnServer({ ...options, postgres, dataDirectory, user });
  }
  return untilAnswering(dataDirectory, () => processesIn(dataDirectory).length > 0);
}

/** Creates the cluster beside its place and moves it there, so that a killed first start leaves no half cluster. */
function initialise(cluster: { initdb: string; dataDirectory: string; user: ServerUser | undefined }): void {
  const fresh = `${cluster.dataDirectory}.init`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { mode: 0o700 });
  giveTo(cluster.user, fresh);
  const encoding = ['--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8'];
  const args = ['-D', fresh, '--username=app', '--auth=trust', '--data-checksums', '--no-instructions', ...encoding];
  execFileSync(cluster.initdb, args, { ...environment(cluster.user), stdio: 'pipe' });
  if (existsSync(cluster.dataDirectory)) rmdirSync(cluster.dataDirectory);
  renameSync(fresh, cluster.dataDirectory);
}

interface ServerStart extends LaunchOptions {
  postgres: string;
  user: ServerUser | undefined;
}

async function spawnServer({ postgres, user, dataDirectory, ...options }: ServerStart): Promise<RunningServer> {
  const sockets = socketDirectory(user);
  giveTo(user, sockets);
  const settings = {
    listen_addresses: '',
    unix_socket_directories: sockets,
    unix_socket_permissions: '0700',
    max_connections: options.maxConnections,
    shared_buffers: '64MB',
    ...(options.durability === 'none' && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = openSync(logFile(dataDirectory), 'a'); // a file, not a pipe: the server must survive a killed parent
  const child = spawn(postgres, ['-D', dataDirectory, ...args], {
    ...environment(user),
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  let running = true;
  child.once('error', () => {
    running = false;
  });
  child.once('exit', () => {
    running = false;
  });
  child.unref();
  return untilAnswering(dataDirectory, () => running);
}

async function untilAnswering(dataDirectory: string, running: () => boolean): Promise<RunningServer> {
  for (const deadline = Date.now() + startTimeoutMs; running() && Date.now() < deadline; await sleep(pollMs)) {
    const server = await runningServer(dataDirectory);
    if (server) return server;
  }
  const log = existsSync(logFile(dataDirectory)) ? readFileSync(logFile(dataDirectory), 'utf8').slice(-1500) : '';
  throw new Error(`PostgreSQL did not start in ${dataDirectory}:\n${log}`);
}

/** Waits until the children of a killed server have ended; a new server refuses to start before. */
async function backendsGone(dataDirectory: string): Promise<void> {
  for (let waits = 0; waits < 400 && processesIn(dataDirectory).length > 0; waits++) {
    if (await runningServer(dataDirectory)) return;
    await sleep(pollMs);
  }
}

function logFile(dataDirectory: string): string {
  return path.join(dataDirectory, 'server.log');
}

function giveTo(user: ServerUser | undefined, directory: string): void {
  if (user) chownSync(directory, user.uid, user.gid);
}

function environment(user: ServerUser | undefined) {
  return { ...user, cwd: '/', env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } };
}
