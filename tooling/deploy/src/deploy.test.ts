import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DCLinter } from 'dclint';
import { validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';
import { commandOf, stagesOf } from './dockerfile.ts';

const deploy = path.resolve(import.meta.dirname, '../../../deploy');
const read = (file: string) => readFileSync(path.join(deploy, file), 'utf8');
const units = readdirSync(path.join(deploy, 'systemd')).map((file) => path.join(deploy, 'systemd', file));
const services = ['api', 'borrower', 'back-office'];

test('the Dockerfile is valid, and its programs run without privileges, have a health check and name their stop signal', () => {
  expect(validate(read('Dockerfile'))).toEqual([]);
  const stages = stagesOf(read('Dockerfile'));
  expect(stages.get('app')?.at(-1)).toEqual({ keyword: 'USER', argument: 'node' });
  for (const stage of services) {
    expect(commandOf(stages, stage)[0]).toBe('node');
    const keywords = stages.get(stage)?.map(({ keyword }) => keyword);
    expect(keywords).toEqual(expect.arrayContaining(['HEALTHCHECK', 'STOPSIGNAL']));
    expect(keywords).not.toContain('USER');
  }
});

test('the compose file follows its specification, and no program but the proxy opens a port', () => {
  const linter = new DCLinter({
    rules: {
      'service-keys-order': 0,
      'services-alphabetical-order': 0,
      'require-project-name-field': 0,
      'no-duplicate-container-names': 2,
      'no-duplicate-exported-ports': 2,
      'service-image-require-explicit-tag': 2,
      'no-unbound-port-interfaces': 2,
      'no-build-and-image': 2,
      'require-quotes-in-ports': [2, { quoteType: 'double' }],
      'service-dependencies-alphabetical-order': 0,
      'top-level-properties-order': 0,
    },
    quiet: false,
    debug: false,
    exclude: [],
  });
  const found = linter.lintFiles([path.join(deploy, 'compose.yaml')], false);
  expect(
    found.flatMap(({ messages }) => messages.map(({ rule, message, line }) => `${line}: ${rule}: ${message}`)),
  ).toEqual([]);
  expect(read('compose.yaml').match(/^ {4}ports:$/gm)).toHaveLength(1);
});

/** Returns the settings in a part of the compose file, however deep. */
const partOf = (name: string): string =>
  new RegExp(String.raw`^ {2}${name}:\n((?: {4}.*\n|\n)+)`, 'm').exec(read('compose.yaml'))?.[1] ?? '';

test('no program takes all the memory of the machine, or all of its disk by its logs', () => {
  for (const service of ['api', 'worker', 'borrower', 'back-office'])
    expect(partOf(service)).toMatch(/^ +memory: \dg$/m);
  for (const service of ['api', 'worker', 'borrower', 'back-office'])
    expect(unitOf(service)).toMatch(/^MemoryMax=\dG$/m);
  expect(read('compose.yaml')).toMatch(/ {2}logging: &logging\n {4}driver: local\n/);
  expect(partOf('postgres')).toContain('logging: *logging');
});

/** Returns the unit of a program, with one or many instances. */
const unitOf = (service: string): string =>
  readFileSync(
    units.find((file) => /^lender-(.+?)@?\.service$/.exec(path.basename(file))?.[1] === service) ?? '',
    'utf8',
  );

test('a migration for the next release stops no running program', () => {
  for (const service of ['api', 'worker']) {
    expect(unitOf(service)).toMatch(/^Wants=.*lender-migrate\.service$/m);
    // systemd stops every unit that requires a restarted unit.
    expect(unitOf(service)).not.toMatch(/^(?:Requires|BindsTo|PartOf)=/m);
  }
});

test('a command that is typed in a container is run as a command of the api, word by word', () => {
  const [, entrypoint = ''] = /entrypoint: \["\/bin\/sh", "-c", '(.+)'\]/.exec(partOf('command')) ?? [];
  const script = entrypoint.replaceAll('$$', '$').replace('exec node', 'printf %s,');
  expect(execFileSync('/bin/sh', ['-c', script, 'backup', '/backups/a b'], { encoding: 'utf8' })).toBe(
    'src/command/backup.main.ts,/backups/a b,',
  );
  expect(partOf('command')).not.toContain('migrate:');
});

test('neither the repository nor an image includes secrets, settings or backups', () => {
  const inside = ['deploy/secrets/keys.json', 'deploy/api.env', 'deploy/backups/monday/manifest.json'];
  const ignored = execFileSync('git', ['check-ignore', ...inside], { cwd: path.join(deploy, '..'), encoding: 'utf8' });
  expect(ignored.trim().split('\n')).toEqual(inside);
  expect(read('Dockerfile.dockerignore').split('\n')).toEqual(
    expect.arrayContaining(['deploy/secrets', 'deploy/*.env', 'deploy/backups']),
  );
});

test('no variable of the compose file or of a unit holds a secret', () => {
  for (const text of [read('compose.yaml'), ...units.map((file) => readFileSync(file, 'utf8'))])
    expect(text).not.toMatch(/(?:DATABASE_URL|DATABASE_OWNER_URL|SITE_KEY|PASSWORD)\s*[=:]/);
});

const isVerifiable = (() => {
  try {
    execFileSync('systemd-analyze', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

test('systemd understands the units', () => {
  if (isVerifiable) execFileSync('systemd-analyze', ['verify', '--man=no', ...units], { stdio: 'pipe' });
  for (const file of units.filter((name) => name.endsWith('.service'))) {
    const unit = readFileSync(file, 'utf8');
    for (const line of unit.split('\n')) expect(line).toMatch(/^(?:#.*|\[(?:Unit|Service|Install)\]|[A-Z]\w+=.*|)$/);
    for (const key of ['NoNewPrivileges=yes', 'ProtectSystem=strict', 'ProtectHome=yes', 'PrivateTmp=yes'])
      expect(unit).toContain(key);
  }
});

test('units and images start the same programs', () => {
  const stages = stagesOf(read('Dockerfile'));
  const started = (unit: string) => /^ExecStart=\/usr\/bin\/(.+)$/m.exec(read(`systemd/${unit}.service`))?.[1];
  expect(started('lender-api@')).toBe(commandOf(stages, 'api').join(' '));
  expect(started('lender-worker@')).toBe(commandOf(stages, 'api').join(' '));
  expect(started('lender-borrower')).toBe(commandOf(stages, 'borrower').join(' '));
  expect(started('lender-back-office')).toBe(commandOf(stages, 'back-office').join(' '));
  expect(read('compose.yaml')).toContain(`command: ["node", "${started('lender-migrate')?.split(' ')[1]}"]`);
});

test('everything that the operations page asks people to type exists', () => {
  const page = readFileSync(path.join(deploy, '../docs/operations/run.md'), 'utf8');
  for (const [, file = ''] of page.matchAll(/\b(deploy\/(?:[A-Z]\w+|[\w-]+\.(?:yaml|sh)))\b/g))
    expect(() => readFileSync(path.join(deploy, '..', file))).not.toThrow();
  for (const [, unit] of page.matchAll(/`(lender-\w+)@\d(?:\.timer)?`/g))
    expect(units.some((file) => path.basename(file).startsWith(`${unit}@`))).toBe(true);
  for (const [, filter, script = ''] of page.matchAll(/pnpm@[\d.]+ --filter @lender\/(\w+) ([\w-]+)/g)) {
    const folder = filter === 'deploy' ? 'tooling' : 'apps';
    const manifest = readFileSync(path.join(deploy, '..', folder, filter ?? '', 'package.json'), 'utf8');
    expect(manifest).toContain(`"${script}": `);
  }
});
