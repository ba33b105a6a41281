import { Socket } from 'node:net';
import pg from 'pg';

/** Milliseconds between two looks at the connections. A timer for each statement would slow every request. */
const LOOK_MS = 1_000;

/**
 * Closes a connection with an open statement on which no byte arrived for `silenceMs`: it is of no use to the waiting
 * request, nor to the rollback, nor to the next request.
 *
 * @returns a function that stops the watch
 */
export function hangUpOnSilence(pool: pg.Pool, silenceMs: number): () => void {
  const lastReceivedAt = new Map<object, { readonly bytes: number; readonly at: number }>();
  pool.on('remove', (client) => lastReceivedAt.delete(client));
  pool.on('connect', (client) => lastReceivedAt.set(client, { bytes: 0, at: performance.now() }));

  const look = () => {
    const now = performance.now();
    for (const [client, last] of lastReceivedAt) {
      const socket = client instanceof pg.Client ? client.connection.stream : undefined;
      if (!(socket instanceof Socket)) continue;
      const isAsked = Reflect.get(client, 'readyForQuery') === false;
      if (!isAsked || socket.bytesRead !== last.bytes) lastReceivedAt.set(client, { bytes: socket.bytesRead, at: now });
      else if (now - last.at > silenceMs) socket.destroy();
    }
  };
  const timer = setInterval(look, LOOK_MS).unref();
  return () => clearInterval(timer);
}
