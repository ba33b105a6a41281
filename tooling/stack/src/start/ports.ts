import { createServer, type Server } from 'node:net';

/** Tells whether a process listens on the port. */
export async function isPortBusy(port: number): Promise<boolean> {
  try {
    await close(await listen(port));
    return false;
  } catch {
    return true;
  }
}

/** Returns free ports, all different. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(Array.from({ length: count }, () => listen(0)));
  const ports = servers.map((server) => {
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('A TCP server has a port.');
    return address.port;
  });
  await Promise.all(servers.map(close));
  return ports;
}

function listen(port: number): Promise<Server> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve(server));
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
