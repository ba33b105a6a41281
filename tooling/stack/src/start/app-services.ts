import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Keys } from './keys.ts';
import { fromSource, type ServiceSpec } from './service.ts';
import { type AppName, appNames, type StackSettings } from './settings.ts';

/** Mail domain of the accounts that a demo has for each role of the staff. */
export const demoStaffDomain = 'demo.quincena.mx';

/** The operator that a demo begins with. */
export const demoOperatorEmail = 'operadora@quincena.mx';

/** Name of the service that owns the embedded database. */
export const databaseName = 'database';

const webhookUser = 'openpay';

/** Account that the simulated scoring host knows; every visitor of a page can read it. */
const demoScoringAccount = 'demo-scoring-account';

/** Flag that starts the young generation at its full size, so that a start and an idle server collect it less often. */
const roomy = '--min-semi-space-size=16';

const launches: Record<AppName, { command: string[]; healthPath: string }> = {
  simulators: { command: ['src/main.ts'], healthPath: '/health/live' },
  api: { command: [roomy, 'src/main.ts'], healthPath: '/health/ready' },
  borrower: { command: ['server.ts'], healthPath: '/health/live' },
  'back-office': { command: ['server.ts'], healthPath: '/health/live' },
};

/** Returns the file by which a stack reports to the back-office while the first months of a new lender run. */
export function firstMonthsFile({ dataDirectory }: StackSettings): string {
  return path.join(dataDirectory, 'first-months.json');
}

/** Returns the address at which a person on this machine reaches each app. */
export function addressesOf(settings: StackSettings): Record<AppName, string> {
  return {
    borrower: `http://localhost:${settings.ports.borrower}`,
    'back-office': `http://localhost:${settings.ports['back-office']}`,
    api: `http://localhost:${settings.ports.api}`,
    simulators: `http://localhost:${settings.ports.simulators}`,
  };
}

/** Describes the process that owns the embedded database; its first line is JSON and names the connection. */
export function databaseService(checkout: string, settings: StackSettings): ServiceSpec {
  return {
    name: databaseName,
    directory: path.join(checkout, 'apps/api'),
    command: ['src/kernel/database/embedded-postgres.main.ts', path.join(settings.dataDirectory, 'postgres')],
    env: {},
    ready: 'line',
  };
}

/**
 * Simulates three months of a lender on a new database, printing each simulated day, and prints `used` for any other;
 * it comes with the sources, so it runs from them.
 */
export function demoService(context: AppsContext): ServiceSpec {
  const [api] = appServices(context).filter(({ name }) => name === 'api');
  if (!api) throw new Error('There is no api.');
  // The demo makes many short-lived objects, and pauses a fifth of its time less when there is room for them.
  const command = [fromSource, '--max-semi-space-size=64', 'src/demo/demo.main.ts'];
  const directory = path.join(context.checkout, 'tooling/world');
  return { ...api, name: 'demo', directory, command, ready: 'line', reloads: false };
}

/** Code from which the apps run. */
export type Code = 'built' | 'source' | 'reloading';

/** Facts that the apps need besides the settings. */
export interface AppsContext {
  checkout: string;
  settings: StackSettings;
  /** Code from which the apps run: what was built, their TypeScript, or their TypeScript with reloading. */
  code: Code;
  keys: Keys;
  databaseUrl: string;
}

/** Processes of the api. */
export interface Spread {
  /** Ports of the processes that answer calls, each on its own behind a front that distributes requests. */
  readonly httpPorts: readonly number[];
  /** Ports of the processes that work on the queue; there they report their health. */
  readonly workerPorts: readonly number[];
}

/** Returns the api as several processes on one database, instead of one. */
export function spreadServices(context: AppsContext, { httpPorts, workerPorts }: Spread): ServiceSpec[] {
  const services = appServices(context);
  const api = services.find(({ name }) => name === 'api');
  if (!api) throw new Error('There is no api.');
  const health = (port: number) => ({ url: `http://127.0.0.1:${port}${launches.api.healthPath}` });
  return [
    ...services.filter((service) => service !== api),
    ...httpPorts.map((port, index) => ({
      ...api,
      name: index === 0 ? api.name : `${api.name}-${index + 1}`,
      env: { ...api.env, ROLE: 'http', PORT: String(port) },
      ready: health(port),
    })),
    ...workerPorts.map((port, index) => ({
      ...api,
      name: `worker-${index + 1}`,
      env: { ...api.env, ROLE: 'worker', OPS_PORT: String(port) },
      ready: health(port),
    })),
    {
      name: 'front',
      directory: context.checkout,
      command: [path.join(import.meta.dirname, 'front.main.ts')],
      env: { PORT: String(context.settings.ports.api), TARGETS: httpPorts.join(',') },
      ready: health(context.settings.ports.api),
      reloads: false,
    },
  ];
}

/** Returns the four apps, each with the environment that it reads at its start. */
export function appServices({ checkout, settings, code, keys, databaseUrl }: AppsContext): ServiceSpec[] {
  const addresses = addressesOf(settings);
  const internal = (app: AppName) => `http://127.0.0.1:${settings.ports[app]}`;
  const folder = (name: string) => {
    const directory = path.join(settings.dataDirectory, name);
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    return directory;
  };
  // A browser opens the dialog, so it has the address that browsers know.
  const facebookDialog = `${addresses.simulators}/facebook/v19.0/dialog/oauth`;
  const errorReports = {
    SENTRY_DSN: `${internal('simulators').replace('//', '//simulated@')}/sentry/1`,
    SENTRY_ENVIRONMENT: 'demo',
  };
  const site = {
    ...errorReports,
    API_URL: internal('api'),
    BORROWER_URL: addresses.borrower,
    BACK_OFFICE_URL: addresses['back-office'],
    SIMULATORS_URL: addresses.simulators,
    SITE_KEY: keys.siteKey,
    DEMONSTRATION: '1',
    SANDBOX: '1',
  };
  const env: Record<AppName, Record<string, string>> = {
    simulators: {
      DATA_DIR: folder('simulators'),
      API_URL: internal('api'),
      PROVIDER_KEY: keys.providerKey,
      SCORING_AUTH_KEY: demoScoringAccount,
      SMTP_PORT: String(settings.smtpPort),
      WEBHOOK_URL: `${internal('api')}/webhooks/openpay`,
      WEBHOOK_USER: webhookUser,
      WEBHOOK_PASSWORD: keys.webhookPasswords.openpay,
      BELVO_WEBHOOK_PASSWORD: keys.webhookPasswords.belvo,
      DEBIT_WEBHOOK_PASSWORD: keys.webhookPasswords.directDebit,
    },
    api: {
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder('api'),
      KEYS_FILE: settings.keysFile,
      SIMULATORS_URL: internal('simulators'),
      SMTP_PORT: String(settings.smtpPort),
      ...errorReports,
      FACEBOOK_DIALOG_URL: facebookDialog,
      BORROWER_URL: addresses.borrower,
      BACK_OFFICE_URL: addresses['back-office'],
      // A browser opens the widget, and may reach the simulators at another address than the api does.
      BELVO_WIDGET_URL: `${addresses.simulators}/belvo/widget/`,
      DEMO_OPERATOR_EMAIL: demoOperatorEmail,
      DEMO_STAFF_DOMAIN: demoStaffDomain,
      DEMONSTRATION: '1',
      SANDBOX: '1',
      // Receivers of a developer who tries webhooks out are on this machine.
      WEBHOOKS_INSIDE: '1',
    },
    borrower: {
      ...site,
      FACEBOOK_DIALOG_URL: facebookDialog,
      SCORING_URL: addresses.simulators,
      SCORING_AUTH_KEY: demoScoringAccount,
      SCORING_KEY_URL: `${internal('simulators')}/scoring/key.json`,
      CAPTCHA_SITE_KEY: 'demo-site',
      CAPTCHA_SCRIPT_URL: `${addresses.simulators}/recaptcha/api.js`,
      DEVICE_SCRIPT_URL: `${addresses.simulators}/iovation/snare.js`,
      // Browsers send cards to this address, so it is the one that browsers know.
      OPENPAY_URL: `${addresses.simulators}/openpay`,
      OPENPAY_MERCHANT_ID: 'simulated',
      OPENPAY_PUBLIC_KEY: 'pk_simulated',
      OPENPAY_DEVICE_URL: `${addresses.simulators}/openpay/logo.htm?m=203000`,
    },
    'back-office': { ...site, FIRST_MONTHS_FILE: firstMonthsFile(settings) },
  };
  return appNames.map((name) => ({
    name,
    directory: path.join(checkout, 'apps', name),
    command: [...(code === 'source' ? [fromSource] : []), ...launches[name].command],
    env: { ...env[name], PORT: String(settings.ports[name]) },
    ready: { url: internal(name) + launches[name].healthPath },
    reloads: code === 'reloading',
  }));
}
