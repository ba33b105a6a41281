import { createServer, type Server, type ServerOptions } from 'node:http';
import type { Site } from './create-site.ts';

export interface ServeOptions {
  readonly port: number;
  /** How long running requests may take to end once the process is asked to stop, in milliseconds. @default 10_000 */
  readonly graceMs?: number;
}

/** A phone on a slow network gets as long for its photos as the product allows a request; the head of one is short. */
const patience: ServerOptions = { headersTimeout: 20_000, requestTimeout: 180_000, connectionsCheckingInterval: 5_000 };

/** Listens until the process is asked to stop (SIGTERM, SIGINT), then lets running requests end. */
export async function serve(site: Site, { port, graceMs = 10_000 }: ServeOptions): Promise<void> {
  const server = createServer(patience, site.app);
  const stopped = new Promise<void>((resolve) => server.once('close', resolve));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop(server, graceMs));
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, resolve));
  site.log.info({ port }, 'listening');
  await stopped;
  await site.close();
  site.log.info('stopped');
}

function stop(server: Server, graceMs: number): void {
  server.close();
  server.closeIdleConnections();
  setTimeout(() => server.closeAllConnections(), graceMs).unref();
}
