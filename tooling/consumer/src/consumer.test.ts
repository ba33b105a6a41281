import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LocalRegistry, startLocalRegistry } from './local-registry.ts';
import { type PublishedPackage, publishedPackages } from './published-packages.ts';
import { checkedBlock, readmeBlocks } from './readme-blocks.ts';
import { type Rehearsed, rehearseRelease } from './rehearse-release.ts';
import { runCommand } from './run-command.ts';
import { everyDoor, liveAlone, type PublishedManifest } from './strangers-alone.ts';
import { builtModules, gzippedWith } from './ui-kit.ts';
import { drawnUnder } from './ui-sheets.ts';

const room = path.resolve(import.meta.dirname, '..');
const checkout = path.resolve(room, '../..');
/** Packages whose READMEs promise that every block can be pasted. */
const pastable = [
  'calculator',
  'clabe',
  'contract',
  'curp',
  'flow',
  'invariants',
  'lending',
  'money',
  'nss',
  'rfc',
  'scoring-collector',
  'sdk',
  'ui',
];
/**
 * Addresses that the READMEs give for the lending API and a scoring host. Calls to them are type-checked here, and run
 * in the tests of the API and of the collector.
 */
const HOSTS = ['http://localhost:4000', 'https://scoring.example'];
const blocks = pastable.flatMap((name) => readmeBlocks(path.join(checkout, 'packages', name)));
const ANOTHER_MONEY = '99.0.0';
const OLDEST_NODE = 'oldest-node';
const OLDEST_TYPESCRIPT = 'oldest-typescript';
const folder = mkdtempSync(path.join(tmpdir(), 'consumer-test-'));
const project = path.join(folder, 'project');
const npmrc = path.join(folder, 'npmrc');
const tsc = path.join(room, 'node_modules/.bin/tsc');
let registry: LocalRegistry;
let packages: readonly PublishedPackage[];
let release: Rehearsed;

beforeAll(async () => {
  registry = await startLocalRegistry(folder, await runCommand('npm', ['config', 'get', 'registry'], folder));
  writeFileSync(npmrc, npmSettings(registry.url));
  const released = path.join(folder, 'released');
  release = await rehearseRelease({ checkout, room: released, npmrc });
  packages = publishedPackages(released);
  await publishAnotherMoney();
  layOutProject();
  // The lock file says where each package came from, whatever the user's own settings are.
  await npm(['install', '--no-omit-lockfile-registry-resolved'], project);
});

afterAll(async () => {
  await registry.stop();
  rmSync(folder, { recursive: true });
});

test('a release tags what it published, from 1.0.0 on', () => {
  expect(release.tags.toSorted()).toEqual(packages.map(({ name, version }) => `${name}@${version}`).toSorted());
  expect(release.reportedTags.toSorted()).toEqual(release.tags.toSorted());
  for (const { version } of packages) expect(version).toMatch(/^[1-9]\d*\./);
});

test('the published document of the API has the version of its package', () => {
  const directory = path.join(project, 'node_modules/@lender/contract');
  const document = JSON.parse(readFileSync(path.join(directory, 'openapi.json'), 'utf8'));
  expect(document.info.version).toBe(installedManifest('@lender/contract').version);
});

test('a breaking change of a package is a breaking change of packages that have its types in theirs', () => {
  const before = new Map(publishedPackages(checkout).map(({ name, version }) => [name, version]));
  const isBroken = ({ name, version }: PublishedPackage) =>
    Number.parseInt(before.get(name) ?? '', 10) < Number.parseInt(version, 10);
  const broken = packages.filter(isBroken).map(({ name }) => name);
  for (const { name, directory } of packages.filter((one) => !isBroken(one))) {
    const types = globSync('dist/**/*.d.ts', { cwd: directory }).map((file) =>
      readFileSync(path.join(directory, file), 'utf8'),
    );
    expect([name, broken.filter((other) => types.some((text) => text.includes(`'${other}`)))]).toEqual([name, []]);
  }
});

test('a changelog lists updated dependencies once per release', () => {
  for (const { directory } of packages)
    for (const text of readFileSync(path.join(directory, 'CHANGELOG.md'), 'utf8').split(/^## /m))
      expect(text.match(/^- Updated dependencies/gm) ?? []).toHaveLength(text.includes('Updated dependencies') ? 1 : 0);
});

test('the release asks for provenance, which only a forge can give', () => {
  expect(release.refusal).toContain('ERR_PNPM_PROVENANCE_UNSUPPORTED_PROVIDER');
});

test('a project that installs the packages type-checks, declarations of the packages included', async () => {
  await compiled();
});

test('each package works in a project with nothing but it and the oldest versions of what it requires', async () => {
  const manifests = packages.map(({ name }) => installedManifest(name));
  await liveAlone({ manifests, registryUrl: registry.url, folder: path.join(folder, 'alone'), tsc });
});

test('a server can be compiled with the packages by the oldest TypeScript, without the names of browsers', async () => {
  const servers = packages.filter(({ name }) => name !== '@lender/ui').map(({ name }) => installedManifest(name));
  writeFileSync(path.join(project, 'server.ts'), everyDoor(servers));
  writeJson('tsconfig.server.json', {
    extends: './tsconfig.json',
    compilerOptions: { lib: ['ES2023'], skipDefaultLibCheck: true },
    files: ['server.ts'],
  });
  const oldest = path.join(project, `node_modules/${OLDEST_TYPESCRIPT}/bin/tsc`);
  expect(await runCommand(process.execPath, [oldest, '--version'], project)).toBe('Version 5.7.2');
  await runCommand(process.execPath, [oldest, '-p', 'tsconfig.server.json'], project);
});

test('a package requires of its user what its dependencies require of theirs', () => {
  const manifests = new Map(packages.map(({ name }) => [name, installedManifest(name)]));
  for (const { name, dependencies = {}, peerDependencies = {} } of manifests.values()) {
    const asked = Object.keys(dependencies).flatMap((other) =>
      Object.entries(manifests.get(other)?.peerDependencies ?? {}),
    );
    expect([name, { ...dependencies, ...peerDependencies }]).toMatchObject([name, Object.fromEntries(asked)]);
  }
});

test('a project that installs the packages runs', async () => {
  expect(await runCommand(process.execPath, ['main.ts'], project)).toBe('All packages work.');
});

test('the project runs on the oldest Node that the packages name', async () => {
  await compiled();
  const node = path.join(project, `node_modules/${OLDEST_NODE}/bin/node`);
  expect(await runCommand(node, ['--version'], project)).toBe('v20.0.0');
  expect(await runCommand(node, ['emitted/main.js'], project)).toBe('All packages work.');
});

test('the command of the invariants runs on the oldest and the newest Node, and gives its outcome by its exit code', async () => {
  const command = path.join(project, 'node_modules/.bin/lender-invariants');
  for (const node of [path.join(project, `node_modules/${OLDEST_NODE}/bin/node`), process.execPath]) {
    expect(await runCommand(node, [command, '--help'], project)).toMatch(/^npx @lender\/invariants --url /);
    const unanswered = runCommand(node, [command, '--url', 'http://127.0.0.1:9', '--only', 'any_order'], project);
    await expect(unanswered).rejects.toMatchObject({ cause: { code: 2 } });
  }
  expect(await runCommand('npm', ['exec', '@lender/invariants', '--', '--help'], project)).toMatch(
    /^npx @lender\/invariants /,
  );
});

test('a server component draws static parts by itself, and names the parts that a browser has to run', async () => {
  const served = await runCommand(
    process.execPath,
    ['--conditions', 'react-server', 'server-components.mjs'],
    project,
    {
      NODE_ENV: 'production',
    },
  );
  expect(JSON.parse(served)).toEqual({
    fixed: {
      clientModules: [],
      failures: [],
      page: expect.stringMatching(/Tu préstamo.*Aprobado.*Falta.*15\.12\.2026/s),
    },
    lively: { clientModules: ['Button', 'Field', 'MoneyInput', 'TextLink'], failures: [], page: expect.any(String) },
  });
});

test('every module of the kit is built with the directive of its source, or without', () => {
  const modules = builtModules({
    built: path.join(project, 'node_modules/@lender/ui/dist'),
    source: path.join(checkout, 'packages/ui/src'),
  });
  expect(modules.filter(({ isClient }) => isClient)).not.toEqual([]);
  expect(modules.filter(({ isClient, wasClient }) => isClient !== wasClient)).toEqual([]);
});

test.each([
  ['Button', 1_900],
  ['Card', 1_050],
  ['Field, TextInput', 2_250],
  ['RadioGroup', 2_400],
  ['Receipt', 1_400],
])(
  'a user who imports %s alone loads at most %i bytes, with every bundler',
  async (names, most) => {
    const sizes = await gzippedWith(`export { ${names} } from '@lender/ui';`, project);
    expect(sizes.esbuild).toBeLessThanOrEqual(most);
    expect(sizes.vite).toBeLessThanOrEqual(most);
  },
  60_000,
);

test('a rule that a user writes wins over the sheet in layers, and the flat sheet draws the same', async () => {
  await compiled();
  const form = await runCommand(process.execPath, ['form.mjs', './emitted/readme/ui-2.js'], project);
  const dist = path.join(project, 'node_modules/@lender/ui/dist');
  const sheets = ['styles.css', 'styles.flat.css'].map((name) => path.join(dist, name));
  const [layered, flat] = await drawnUnder(sheets, JSON.parse(form).served);
  expect(layered).toMatchObject({ ownButton: '3px', outside: 0 });
  expect(flat).toMatchObject({ ownButton: '14px' });
  expect(layered?.rules).toEqual(flat?.rules);
  expect(layered?.styles).toEqual(flat?.styles);
});

test('a published package says what changed, where it is from and what it works with, and nothing of this workspace', () => {
  for (const { name, version } of packages) {
    const changes = readFileSync(path.join(project, 'node_modules', name, 'CHANGELOG.md'), 'utf8');
    expect(changes).toContain(`## ${version}`);
    expect(readFileSync(path.join(project, 'node_modules', name, 'LICENSE'), 'utf8')).toContain('MIT License');
    const manifest = installedManifest(name);
    expect(manifest).toMatchObject({
      author: expect.any(String),
      bugs: expect.stringMatching(/^https:/),
      engines: { node: '>=20' },
      homepage: expect.stringMatching(/^https:/),
      keywords: expect.arrayContaining([expect.any(String)]),
      license: 'MIT',
      repository: { type: 'git', directory: `packages/${path.basename(name)}` },
    });
    expect(Object.keys(manifest)).not.toContain('scripts');
    expect(Object.keys(manifest)).not.toContain('devDependencies');
    const asked: [string, string][] = Object.entries({ ...manifest.dependencies, ...manifest.peerDependencies });
    for (const [other, range] of asked) expect([name, other, range[0]]).toEqual([name, other, '^']);
  }
});

test('the blocks of the READMEs give the results that they state, each by itself', async () => {
  expect(await runCommand(process.execPath, ['readme/all.ts'], project)).toBe('All blocks are right.');
});

test('the project imports every package, and each is the one that was published', () => {
  const program = readFileSync(path.join(project, 'main.ts'), 'utf8');
  const lock: { packages: Record<string, { version?: string; resolved?: string }> } = JSON.parse(
    readFileSync(path.join(project, 'package-lock.json'), 'utf8'),
  );
  for (const { name, version } of packages) {
    expect(program).toContain(`from '${name}'`);
    expect(lock.packages[`node_modules/${name}`]).toMatchObject({ version });
    expect(lock.packages[`node_modules/${name}`]?.resolved).toContain(registry.url);
  }
});

test.each(['ui-2', 'ui-3', 'ui-es-2', 'ui-es-3'])(
  'the form of block %s accepts a right answer and says what is wrong with another',
  async (block) => {
    await compiled();
    const read = await runCommand(process.execPath, ['form.mjs', `./emitted/readme/${block}.js`], project);
    expect(JSON.parse(read)).toEqual({
      served: expect.stringMatching(/^<form novalidate="">.*name="amount".*name="clabe"/i),
      right: { problems: {}, application: { amount: 4000, clabe: '002010077777777771' } },
      wrong: { problems: { amount: ['Hasta $8000'], clabe: ['Tu CLABE tiene 18 dígitos'] } },
    });
  },
  180_000,
);

let compilation: Promise<string> | undefined;

/** Type-checks the project and writes it as JavaScript, once. */
function compiled(): Promise<string> {
  const emit = ['--noEmit', 'false', '--outDir', 'emitted', '--rewriteRelativeImportExtensions', '--jsx', 'react-jsx'];
  compilation ??= runCommand(tsc, ['-p', '.', ...emit], project);
  return compilation;
}

function installedManifest(name: string): PublishedManifest {
  return JSON.parse(readFileSync(path.join(project, 'node_modules', name, 'package.json'), 'utf8'));
}

/** Publishes the same code under a version that no range of ours allows: a project that installs it has two of them. */
async function publishAnotherMoney(): Promise<void> {
  const directory = path.join(folder, 'another');
  mkdirSync(directory);
  const tarball = await npm(['pack', '@lender/money'], directory);
  await runCommand('tar', ['-xzf', tarball], directory);
  const manifest = path.join(directory, 'package/package.json');
  writeFileSync(manifest, JSON.stringify({ ...JSON.parse(readFileSync(manifest, 'utf8')), version: ANOTHER_MONEY }));
  await npm(['publish', path.join(directory, 'package'), '--tag', 'another'], folder);
}

function npm(args: readonly string[], directory: string): Promise<string> {
  return runCommand('npm', [...args, '--userconfig', npmrc], directory);
}

/** Returns settings of npm for this run only: without the user's settings, and outside the user's cache. */
function npmSettings(url: string): string {
  const token = `${url.replace(/^http:/, '')}:_authToken`;
  return [
    `registry=${url}`,
    `${token}=anybody`,
    `cache=${path.join(folder, 'cache')}`,
    'audit=false',
    'fund=false',
    'update-notifier=false',
    'replace-registry-host=always',
  ].join('\n');
}

/** The program is kept as text, so that the workspace's own tools do not take its imports for the workspace's. */
function layOutProject(): void {
  mkdirSync(project);
  for (const name of ['main.ts', 'form.mjs', 'server-components.mjs'])
    cpSync(path.join(room, `project/${name}.txt`), path.join(project, name));
  layOutBlocks();
  const ours = Object.fromEntries(packages.map(({ name, version }) => [name, version]));
  // The oldest zod that the packages allow.
  const namedInReadmes = { 'react-router': '^7.0.0', valibot: '^1.0.0', xstate: '^5.0.0', zod: '4.6.0' };
  const besideThem = {
    'another-money': `npm:@lender/money@${ANOTHER_MONEY}`,
    'another-zod': 'npm:zod@4.1.0',
    [OLDEST_NODE]: `npm:node-linux-${process.arch}@20.0.0`,
    [OLDEST_TYPESCRIPT]: 'npm:typescript@5.7.2',
  };
  const theirs = {
    react: '^19.3.0',
    'react-dom': '^19.3.0',
    'react-server-dom-turbopack': '^19.3.0',
    '@types/react': '^19.0.0',
    '@types/react-dom': '^19.0.0',
  };
  writeJson('package.json', {
    name: 'consumer',
    private: true,
    type: 'module',
    dependencies: { ...ours, ...theirs, ...namedInReadmes, ...besideThem, '@types/node': '^24.0.0' },
  });
  writeJson('tsconfig.json', {
    compilerOptions: {
      target: 'ES2023',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      module: 'NodeNext',
      jsx: 'react-jsx',
      strict: true,
      noUncheckedIndexedAccess: true,
      skipLibCheck: false,
      noEmit: true,
      types: ['node'],
    },
    files: ['main.ts', ...blocks.map(({ file }) => `readme/${file}`)],
  });
}

/** Writes each block as it was pasted, to be type-checked, and beside it with its results checked, to be run. */
function layOutBlocks(): void {
  mkdirSync(path.join(project, 'readme/checked'), { recursive: true });
  for (const { file, code } of blocks) {
    writeFileSync(path.join(project, 'readme', file), code);
    writeFileSync(path.join(project, 'readme/checked', file), checkedBlock(code));
  }
  // Node runs no JSX.
  const runnable = blocks.filter(
    ({ file, code }) => file.endsWith('.ts') && !HOSTS.some((host) => code.includes(host)),
  );
  const programs = runnable.map(({ file }) => `import './checked/${file}';`);
  writeFileSync(path.join(project, 'readme/all.ts'), [...programs, "console.log('All blocks are right.');"].join('\n'));
}

function writeJson(name: string, content: object): void {
  writeFileSync(path.join(project, name), JSON.stringify(content, null, 2));
}
