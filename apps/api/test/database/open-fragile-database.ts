import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Connection to a database that can stop answering, or be cut, as a network or a host does. */
export interface FragileDatabase {
  readonly connectionString: string;
  /** Stops all answers; connections stay. */
  freeze(): void;
  /** Breaks all connections, and refuses new ones. */
  cut(): Promise<void>;
  /** Answers new connections as before. */
  mend(): Promise<void>;
  /** Leads new connections to another server, as a host name does after a failover. */
  turnTo(connectionString: string): void;
  close(): Promise<void>;
}

const socketOf = (connectionString: string): string =>
  `${new URL(connectionString).searchParams.get('host')}/.s.PGSQL.5432`;

export async function openFragileDatabase(connectionString: string): Promise<FragileDatabase> {
  let socketPath = socketOf(connectionString);
  const pairs = new Set<readonly [Socket, Socket]>();
  let isFrozen = false;
  const server = createServer((near) => {
    const far = connect(socketPath);
    const pair = [near, far] as const;
    pairs.add(pair);
    if (!isFrozen) near.pipe(far).pipe(near);
    for (const socket of pair)
      socket
        .on('error', () => {})
        .on('close', () => {
          pairs.delete(pair);
          near.destroy();
          far.destroy();
        });
  });
  const open = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const cut = async () => {
    const closed = once(server, 'close');
    server.close();
    for (const [near] of pairs) near.destroy();
    await closed;
  };
  const port = await open(0);
  const url = new URL(connectionString);
  url.searchParams.delete('host');
  url.hostname = '127.0.0.1';
  url.port = `${port}`;
  return {
    connectionString: url.toString(),
    freeze: () => {
      isFrozen = true;
      for (const [, far] of pairs) far.unpipe().pause();
    },
    cut,
    close: async () => {
      if (server.listening) await cut();
    },
    turnTo: (other) => {
      socketPath = socketOf(other);
    },
    mend: async () => {
      isFrozen = false;
      for (const [near] of pairs) near.destroy();
      if (!server.listening) await open(port);
    },
  };
}
