import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Keys } from './keys.ts';
import type { ServiceSpec } from './service.ts';
import { type AppName, appNames, type StackSettings } from './settings.ts';

/** Where the accounts that a demo has for each role of the staff get their mail. */
export const demoStaffDomain = 'demo.quincena.mx';

/** The operator that a demo begins with. */
export const demoOperatorEmail = 'operadora@quincena.mx';

const webhookUser = 'openpay';

const launches: Record<AppName, { command: string[]; healthPath: string }> = {
  simulators: { command: ['src/main.ts'], healthPath: '/health/live' },
  api: { command: ['src/main.ts'], healthPath: '/health/ready' },
  borrower: { command: ['server.ts'], healthPath: '/health/live' },
  'back-office': { command: ['server.ts'], healthPath: '/health/live' },
};

/** Where each app is reached by a person on this machine. */
export function addressesOf(settings: StackSettings): Record<AppName, string> {
  return {
    borrower: `http://localhost:${settings.ports.borrower}`,
    'back-office': `http://localhost:${settings.ports['back-office']}`,
    api: `http://localhost:${settings.ports.api}`,
    simulators: `http://localhost:${settings.ports.simulators}`,
  };
}

/** The process that owns the embedded database; its first line is JSON and names the connection. */
export function databaseService(checkout: string, settings: StackSettings): ServiceSpec {
  return {
    name: 'database',
    directory: path.join(checkout, 'apps/api'),
    command: ['src/kernel/database/embedded-postgres.main.ts', path.join(settings.dataDirectory, 'postgres')],
    env: {},
    ready: 'line',
  };
}

/** What the apps need besides the settings. */
export interface AppsContext {
  checkout: string;
  settings: StackSettings;
  /** The apps run from their TypeScript and reload it; otherwise from what was built. */
  reloads: boolean;
  keys: Keys;
  databaseUrl: string;
}

/** The four apps, each with the environment that it reads at its start. */
export function appServices({ checkout, settings, reloads, keys, databaseUrl }: AppsContext): ServiceSpec[] {
  const addresses = addressesOf(settings);
  const internal = (app: AppName) => `http://127.0.0.1:${settings.ports[app]}`;
  const folder = (name: string) => {
    const directory = path.join(settings.dataDirectory, name);
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    return directory;
  };
  const site = {
    API_URL: internal('api'),
    BORROWER_URL: addresses.borrower,
    BACK_OFFICE_URL: addresses['back-office'],
    SIMULATORS_URL: addresses.simulators,
    SITE_KEY: keys.siteKey,
    SANDBOX: '1',
  };
  const env: Record<AppName, Record<string, string>> = {
    simulators: {
      DATA_DIR: folder('simulators'),
      API_URL: internal('api'),
      PROVIDER_KEY: keys.providerKey,
      WEBHOOK_URL: `${internal('api')}/webhooks/openpay`,
      WEBHOOK_USER: webhookUser,
      WEBHOOK_PASSWORD: keys.webhookPassword,
    },
    api: {
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder('api'),
      KEYS_FILE: settings.keysFile,
      SIMULATORS_URL: internal('simulators'),
      BORROWER_URL: addresses.borrower,
      BACK_OFFICE_URL: addresses['back-office'],
      DEMO_OPERATOR_EMAIL: demoOperatorEmail,
      DEMO_STAFF_DOMAIN: demoStaffDomain,
      SANDBOX: '1',
    },
    borrower: site,
    'back-office': site,
  };
  return appNames.map((name) => ({
    name,
    directory: path.join(checkout, 'apps', name),
    command: launches[name].command,
    env: { ...env[name], PORT: String(settings.ports[name]) },
    ready: { url: internal(name) + launches[name].healthPath },
    reloads,
  }));
}
