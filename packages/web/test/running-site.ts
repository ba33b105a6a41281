import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pino } from 'pino';
import { createSite, type SiteOptions } from '../src/server.ts';

export const sessionCookieName = '__Host-fixture';

/** Starts the fixture site on a port of its own, as production serves it. */
export async function runningSite(options: Pick<SiteOptions, 'errorReports'> = {}) {
  const logLines: string[] = [];
  const site = await createSite({
    buildPath: path.join(import.meta.dirname, 'fixtures/site'),
    publicOrigin: 'http://site.test',
    uploads: { '/upload': 15 * 1024 * 1024 },
    production: true,
    ...options,
    log: pino({}, { write: (line: string) => logLines.push(line) }),
  });
  const server = site.app.listen(0);
  const { port } = server.address() as AddressInfo;
  const origin = `http://localhost:${port}`;
  return {
    origin,
    logLines,
    get: (address: string, headers: Record<string, string> = {}) => fetch(origin + address, { headers }),
    /** Sends a form as the site's own pages do, unless given other headers. */
    post: (address: string, { headers = { origin }, ...init }: RequestInit = {}) =>
      fetch(origin + address, { method: 'POST', headers, ...init }),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
