import { readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { socketDirectoryPrefix } from './reachable-place.ts';

/** A server process and the folder that holds its socket. */
export interface RunningServer {
  pid: number;
  socketDirectory: string;
}

/** Returns the server that answers for these data, or `undefined`. */
export async function runningServer(dataDirectory: string): Promise<RunningServer | undefined> {
  const server = recordedServer(dataDirectory);
  if (!server || !processesIn(dataDirectory).includes(server.pid)) return undefined;
  return (await answers(server.socketDirectory)) ? server : undefined;
}

/**
 * Returns the living processes whose working directory is the data directory: a server and its children. Unlike the
 * process id in `postmaster.pid`, this is not misled by zombies and recycled ids.
 */
export function processesIn(dataDirectory: string): number[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .filter((entry) => workingDirectory(entry) === dataDirectory)
    .map(Number);
}

/**
 * Removes what a killed server left, which would keep the next one from starting. Call it only when no server is at
 * work.
 */
export function clearLeftovers(dataDirectory: string): void {
  const server = recordedServer(dataDirectory);
  rmSync(path.join(dataDirectory, 'postmaster.pid'), { force: true });
  if (server) removeSocketDirectory(server);
}

/** Removes a folder that the launcher made for a socket, and no other. */
export function removeSocketDirectory({ socketDirectory }: RunningServer): void {
  if (path.basename(socketDirectory).startsWith(socketDirectoryPrefix)) {
    rmSync(socketDirectory, { recursive: true, force: true });
  }
}

/** Returns the address of a database of the server, in the form that `pg` and `libpq` read. */
export function connectionStringTo(server: RunningServer, database: string): string {
  return `postgres://app@localhost/${database}?host=${encodeURIComponent(server.socketDirectory)}`;
}

function recordedServer(dataDirectory: string): RunningServer | undefined {
  try {
    const lines = readFileSync(path.join(dataDirectory, 'postmaster.pid'), 'utf8').split('\n');
    const [pid, socketDirectory] = [Number(lines[0]), lines[4]];
    return pid > 0 && socketDirectory ? { pid, socketDirectory } : undefined;
  } catch {
    return undefined;
  }
}

function workingDirectory(pid: string): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined; // gone, a zombie, or a process of another user
  }
}

async function answers(socketDirectory: string): Promise<boolean> {
  const client = new pg.Client({
    host: socketDirectory,
    user: 'app',
    database: 'postgres',
    connectionTimeoutMillis: 1000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
