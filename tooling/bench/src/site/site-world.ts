import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeKeys } from '../api/keys.ts';
import { register } from '../api/people.ts';
import { freePort, type Started, startDatabase, startServer } from '../api/processes.ts';
import { forwardTo, type SecureServer, serveSecurely } from './serve-h2.ts';

/** Starts the built site with all that it needs, a registered person, and a server in front as visitors use it. */
export async function withSite<T>(work: (site: SecureServer) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lender-bench-site-'));
  const undo: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true })];
  const kept = async <S extends Started>(starting: Promise<S>): Promise<S> => {
    const started = await starting;
    undo.push(() => started.stop());
    return started;
  };
  try {
    const keys = makeKeys();
    const keysFile = path.join(folder, 'keys.json');
    await writeFile(keysFile, JSON.stringify(keys), { mode: 0o600 });
    const database = await startDatabase(folder);
    undo.push(() => database.stop());
    const [api = 0, simulators = 0, smtp = 0, borrower = 0, visitors = 0] = await Promise.all(
      Array.from({ length: 5 }, freePort),
    );
    const at = { apiUrl: `http://127.0.0.1:${api}`, simulatorsUrl: `http://127.0.0.1:${simulators}` };
    await kept(startServer(simulatorsOf({ folder, keys, at, ports: { simulators, smtp } }), simulators));
    const env = { DATABASE_URL: database.connectionString, DATA_DIR: path.join(folder, 'api'), KEYS_FILE: keysFile };
    const reported = {
      ...env,
      SIMULATORS_URL: at.simulatorsUrl,
      SMTP_PORT: String(smtp),
      PORT: String(api),
      ROLE: 'all',
    };
    await kept(startServer({ directory: 'apps/api', command: ['src/main.ts'], env: reported }, api));
    const origin = `https://localhost:${visitors}`;
    const site = { API_URL: at.apiUrl, PORT: String(borrower), BORROWER_URL: origin, SITE_KEY: keys.siteKey };
    const { url } = await kept(
      startServer({ directory: 'apps/borrower', command: ['server.ts'], env: site }, borrower),
    );
    await register(at, 1);
    const server = await serveSecurely(forwardTo(url), visitors);
    undo.push(() => server.close());
    return await work(server);
  } finally {
    for (const step of undo.toReversed()) await step();
  }
}

interface SimulatorsNeed {
  readonly folder: string;
  readonly keys: ReturnType<typeof makeKeys>;
  readonly at: { readonly apiUrl: string };
  readonly ports: { readonly simulators: number; readonly smtp: number };
}

const simulatorsOf = ({ folder, keys, at, ports }: SimulatorsNeed) => ({
  directory: 'apps/simulators',
  command: ['src/main.ts'],
  env: {
    PORT: String(ports.simulators),
    SMTP_PORT: String(ports.smtp),
    DATA_DIR: path.join(folder, 'simulators'),
    API_URL: at.apiUrl,
    PROVIDER_KEY: keys.providerKey,
    WEBHOOK_URL: `${at.apiUrl}/webhooks/openpay`,
    WEBHOOK_USER: 'openpay',
    WEBHOOK_PASSWORD: keys.webhookPassword,
    LOG_LEVEL: 'error',
  },
});
