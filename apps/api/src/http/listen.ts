import { once } from 'node:events';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * How many connections may wait to be taken, as far as the system allows. Who finds no room there tries again after one
 * second and after three; who is let in hears at once that there is no seat.
 */
const BACKLOG = 4_096;
/**
 * A turn of the event loop takes one waiting connection from each listener, however many wait. When a crowd comes, a turn
 * takes milliseconds: with one listener two thousand people waited three seconds to hear that there is no room.
 */
const LISTENERS = 16;
/** Where the system spreads connections over listeners on one port, and so far the only one where that was tried. */
const SPREADS = process.platform === 'linux';

interface At {
  /** 0 for any that is free. */
  readonly port: number;
  readonly host: string;
}

/**
 * Listens so that a crowd is taken as fast as it comes. All connections end with the server, wherever they came in.
 *
 * @returns where it listens
 * @throws `EADDRINUSE` when anybody listens there, a server like this one too
 */
export async function listen(app: FastifyInstance, { port, host }: At): Promise<string> {
  if (!SPREADS) return app.listen({ port, host, backlog: BACKLOG });
  await requireFree({ port, host });
  const others = Array.from({ length: LISTENERS - 1 }, () => listenerOf(app));
  let closed: Promise<void>[] = [];
  app.addHook('preClose', async () => {
    closed = others.map((one) => new Promise((resolve) => one.close(() => resolve())));
  });
  app.addHook('onClose', async () => {
    await Promise.all(closed);
  });
  const shared = { host, backlog: BACKLOG, reusePort: true };
  const address = await app.listen({ ...shared, port });
  const taken = port === 0 ? Number(new URL(address).port) : port;
  await Promise.all(others.map((one) => once(one.listen({ ...shared, port: taken }), 'listening')));
  return address;
}

/** Gives what it takes to the server, with what Node's own HTTP servers ask of a connection. */
const listenerOf = ({ server }: FastifyInstance) =>
  createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket));

/** Those that share a port do so with anybody who shares it; only who does not hears that it is taken. */
async function requireFree({ port, host }: At): Promise<void> {
  if (port === 0) return;
  const alone = createServer().listen({ port, host });
  await once(alone, 'listening');
  await new Promise((resolve) => alone.close(resolve));
}
