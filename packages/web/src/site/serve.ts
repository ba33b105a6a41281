import type { Site } from './create-site.ts';

export interface ServeOptions {
  readonly port: number;
  /** Address to listen on. @default '127.0.0.1': no other machine on the network reaches the site past its proxy */
  readonly host?: string;
  /**
   * Longest time that running requests may take to end once the process is asked to stop, in milliseconds. @default
   * 10_000
   */
  readonly graceMs?: number;
}

/** Listens until the process is asked to stop (SIGTERM, SIGINT), then lets running requests end. */
export async function serve(site: Site, { port, host = '127.0.0.1', graceMs = 10_000 }: ServeOptions): Promise<void> {
  const { server } = site;
  const stopped = new Promise<void>((resolve) => server.once('close', resolve));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop(site, graceMs));
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  site.log.info({ host, port }, 'listening');
  await stopped;
  site.log.info('stopped');
}

function stop({ server, close }: Site, graceMs: number): void {
  server.close();
  void close();
  server.closeIdleConnections();
  setTimeout(() => server.closeAllConnections(), graceMs).unref();
}
