import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ports that the system gives to callers that ask for any port: no other program takes these, neither a
 * server on any port nor an outgoing connection.
 */
const FIRST = 10_000;
const COUNT = 20_000;

/** Processes that run side by side start at distant ports. */
let next = (process.pid * 997) % COUNT;

/** Returns a port on which no program listens, and that no other caller in this process got. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + (next++ % COUNT);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
