import { createConnection } from 'node:net';

/**
 * Writes bytes to a server unchanged, which `fetch` would correct first, and reads the statuses of its answers until it
 * closes.
 *
 * @param hangsUp - whether nothing follows these bytes, however much they announced
 */
export function rawStatuses(origin: string, bytes: string, { hangsUp = false } = {}): Promise<number[]> {
  const { port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = createConnection(Number(port), '127.0.0.1');
    let answer = '';
    socket.on('error', reject);
    socket.on('data', (data) => {
      answer += data.toString('latin1');
    });
    socket.on('close', () =>
      resolve([...answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status = '']) => Number(status))),
    );
    socket.write(bytes, 'latin1');
    if (hangsUp) socket.end();
  });
}
