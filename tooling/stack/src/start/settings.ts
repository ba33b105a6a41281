import { createHash } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { freePorts } from './ports.ts';

/** The programs that make the product. */
export const appNames = ['simulators', 'api', 'borrower', 'back-office'] as const;

/** One of the programs that make the product. */
export type AppName = (typeof appNames)[number];

/** Ports, folders and database of a stack. */
export interface StackSettings {
  ports: Record<AppName, number>;
  /** Port on which the simulators receive mail. */
  smtpPort: number;
  dataDirectory: string;
  keysFile: string;
  /** Address of a server of the developer's own, instead of the embedded one. */
  databaseUrl: string | undefined;
  /** Removes what was made for this run only. */
  cleanUp: () => void;
}

const portOffset: Record<AppName, number> = { borrower: 0, 'back-office': 1, api: 1000, simulators: 1100 };
const smtpOffset = 1125;
const defaultPortBase = 3000;

/**
 * Returns the settings of the one stack of a checkout, which keeps its data.
 *
 * `PORT_BASE` moves all ports, `PORT_BORROWER`, `PORT_BACK_OFFICE`, `PORT_API`, `PORT_SIMULATORS` and `PORT_SMTP` one
 * each; `DATA_DIR`, `KEYS_FILE` and `DATABASE_URL` replace the places.
 */
export function lastingSettings(checkout: string, env: NodeJS.ProcessEnv): StackSettings {
  const base = portFrom(env, 'PORT_BASE') ?? defaultPortBase;
  const portOf = (app: AppName) => portFrom(env, portVariable(app)) ?? base + portOffset[app];
  return {
    ports: portsBy(portOf),
    smtpPort: portFrom(env, portVariable('smtp')) ?? base + smtpOffset,
    dataDirectory: path.resolve(env.DATA_DIR || path.join(checkout, '.data')),
    keysFile: path.resolve(env.KEYS_FILE || defaultKeysFile(checkout, env)),
    databaseUrl: env.DATABASE_URL || undefined,
    cleanUp: () => {},
  };
}

/** Returns settings of a stack that meets no other and leaves no files: for tests. */
export async function ephemeralSettings(): Promise<StackSettings> {
  const [smtpPort = 0, ...ports] = await freePorts(1 + appNames.length);
  const dataDirectory = mkdtempSync(path.join(tmpdir(), 'quincena-stack-'));
  chmodSync(dataDirectory, 0o755); // the database server of root is another user
  return {
    ports: portsBy((app) => ports[appNames.indexOf(app)] ?? 0),
    smtpPort,
    dataDirectory,
    keysFile: path.join(dataDirectory, 'keys.json'),
    databaseUrl: undefined,
    cleanUp: () => rmSync(dataDirectory, { recursive: true, force: true }),
  };
}

/** Program with a port of its own: each app, and the mail server among the simulators. */
export type PortName = AppName | 'smtp';

/** Returns every port that a stack listens on. */
export const portsOf = ({ ports, smtpPort }: StackSettings): { app: PortName; port: number }[] => [
  ...appNames.map((app) => ({ app, port: ports[app] })),
  { app: 'smtp', port: smtpPort },
];

/** Returns the environment variable that moves one port. */
export function portVariable(app: PortName): string {
  return `PORT_${app.toUpperCase().replace('-', '_')}`;
}

function portsBy(portOf: (app: AppName) => number): Record<AppName, number> {
  return {
    simulators: portOf('simulators'),
    api: portOf('api'),
    borrower: portOf('borrower'),
    'back-office': portOf('back-office'),
  };
}

function portFrom(env: NodeJS.ProcessEnv, name: string): number | undefined {
  const text = env[name];
  if (!text) return undefined;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`${name} is not a port: ${text}`);
  return port;
}

/** Outside the repository and the data folder, so that a copy of either opens nothing. */
function defaultKeysFile(checkout: string, env: NodeJS.ProcessEnv): string {
  const config = env.XDG_CONFIG_HOME || path.join(homedir(), '.config');
  const hash = createHash('sha256').update(checkout).digest('hex').slice(0, 12);
  return path.join(config, 'quincena', hash, 'keys.json');
}
