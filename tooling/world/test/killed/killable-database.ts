import { chmodSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@lender/api/kernel/database/embedded-postgres';

/** Durable database of a test's own that can be killed. */
export interface KillableDatabase {
  /** Connection string, the same after every kill. */
  readonly connectionString: string;
  /**
   * Kills it as a power cut would, except that the machine's memory is kept, and restarts it on its files; resolves
   * when it answers.
   */
  killAndStart(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a database that, unlike others, writes a commit to disk before it acknowledges it. */
export async function startKillableDatabase(): Promise<KillableDatabase> {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'killed-')));
  chmodSync(folder, 0o755); // the server of a root test run is another user
  const open = () => startEmbeddedPostgres({ dataDirectory: path.join(folder, 'postgres'), durability: 'full' });
  const sockets = path.join(folder, 'sockets');
  let server = await open();
  const url = new URL(server.connectionString);
  // A server that starts again has a socket in a new folder: its clients connect by a link.
  const point = (): void => {
    rmSync(sockets, { force: true });
    symlinkSync(new URL(server.connectionString).searchParams.get('host') ?? '', sockets);
  };
  point();
  url.searchParams.set('host', sockets);
  return {
    connectionString: url.href,
    killAndStart: async () => {
      process.kill(pidOf(server), 'SIGKILL');
      await server.stop();
      server = await open();
      point();
    },
    stop: async () => {
      await server.stop();
      rmSync(server.dataDirectory, { recursive: true, force: true });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const pidOf = ({ dataDirectory }: EmbeddedPostgres): number =>
  Number(readFileSync(path.join(dataDirectory, 'postmaster.pid'), 'utf8').split('\n')[0]);
