import { once } from 'node:events';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Largest number of connections that wait to be accepted, as far as the system allows. A client that finds no room
 * there tries again after one second and after three; a client that is accepted learns at once when the server is full.
 */
const BACKLOG = 4_096;
/**
 * Number of listeners. A turn of the event loop accepts one waiting connection per listener. Under heavy load a turn
 * takes milliseconds: with one listener, two thousand visitors waited three seconds for their refusal.
 */
const LISTENERS = 16;
/**
 * True where the system spreads connections over listeners on one port; Linux is so far the only one where that was
 * tried.
 */
const SPREADS = process.platform === 'linux';

interface At {
  /** Port to listen on; 0 for any free one. */
  readonly port: number;
  readonly host: string;
}

/**
 * Listens so that many connections are accepted at once. All end with the server, whichever listener took them.
 *
 * @returns its address
 * @throws `EADDRINUSE` when another process listens there, a server like this one too
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

/** Returns a listener that hands connections to the server, with the options of Node's own HTTP servers. */
const listenerOf = ({ server }: FastifyInstance) =>
  createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket));

/**
 * Throws when the port is taken. Listeners that share a port raise no error, so one that does not share it is tried
 * first.
 */
async function requireFree({ port, host }: At): Promise<void> {
  if (port === 0) return;
  const alone = createServer().listen({ port, host });
  await once(alone, 'listening');
  await new Promise((resolve) => alone.close(resolve));
}
