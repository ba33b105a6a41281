import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { runServer } from 'verdaccio';

/** A package registry of this machine alone. */
export interface LocalRegistry {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a registry on a free port, which keeps what is published in the given folder. Our packages are its own; all
 * others it fetches from the registry behind it.
 */
export async function startLocalRegistry(folder: string, upstreamUrl: string): Promise<LocalRegistry> {
  // A company's own certificates, too: the registry behind may stand behind its proxy.
  setDefaultCACertificates([...getCACertificates('default'), ...getCACertificates('system')]);
  const server: Server = await runServer({
    configPath: path.join(folder, 'config.yaml'),
    storage: path.join(folder, 'storage'),
    uplinks: { upstream: { url: upstreamUrl } },
    packages: {
      '@lender/*': { access: '$all', publish: '$all' },
      '**': { access: '$all', proxy: 'upstream' },
    },
    log: { type: 'stdout', level: 'fatal' },
    web: { enable: false },
  } as unknown as Parameters<typeof runServer>[0]);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}/`, stop };
}
