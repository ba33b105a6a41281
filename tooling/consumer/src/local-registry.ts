import { writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { runServer } from 'verdaccio';

/** A package registry for this machine only. */
export interface LocalRegistry {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a registry on a free port, which keeps published packages in the given folder. It serves our packages itself,
 * and fetches all others from the registry behind it.
 */
export async function startLocalRegistry(folder: string, upstreamUrl: string): Promise<LocalRegistry> {
  // Includes a company's own certificates: the registry behind this one may be behind its proxy.
  setDefaultCACertificates([...getCACertificates('default'), ...getCACertificates('system')]);
  const config = {
    storage: path.join(folder, 'storage'),
    uplinks: { upstream: { url: upstreamUrl } },
    packages: {
      '@lender/*': { access: '$all', publish: '$all' },
      '**': { access: '$all', proxy: 'upstream' },
    },
    log: { type: 'stdout', level: 'fatal' },
    web: { enable: false },
  };
  const configFile = path.join(folder, 'config.yaml');
  writeFileSync(configFile, JSON.stringify(config)); // JSON is YAML, too.
  const server: Server = await runServer(configFile);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('A TCP server has a port.');
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${address.port}/`, stop };
}
