import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ports that the system hands to whoever asks for any one: there nobody comes in between, neither a server that
 * takes what it gets nor a connection that goes out.
 */
const FIRST = 10_000;
const COUNT = 20_000;

/** Processes that run side by side begin far from one another. */
let next = (process.pid * 997) % COUNT;

/** A port that nobody listens on, and that nobody else in this process was given. */
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
