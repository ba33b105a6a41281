import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';

/** The right to start, adopt and stop one cluster's server. It ends with `release` or with the process. */
export interface Ownership {
  release: () => Promise<void>;
}

/**
 * Claims a cluster, or returns `undefined` while a living process owns it.
 *
 * The claim is a Linux abstract socket: the kernel grants a name to one process at a time and frees it however that
 * process dies, so there are no stale lock files or recycled process ids.
 */
export function claimOwnership(dataDirectory: string): Promise<Ownership | undefined> {
  const place = path.join(realpathSync(path.dirname(dataDirectory)), path.basename(dataDirectory));
  const name = `quincena-postgres-${createHash('sha256').update(place).digest('hex').slice(0, 32)}`;
  const server = createServer((connection) => connection.destroy());
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(`\0${name}`, () => {
      server.unref();
      resolve({ release: () => new Promise((done) => server.close(() => done())) });
    });
  });
}
