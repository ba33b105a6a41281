import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const checkout = path.resolve(import.meta.dirname, '../../../..');
const folder = mkdtempSync(path.join(tmpdir(), 'secrets-'));
cpSync(path.join(checkout, '.secretlintrc.json'), path.join(folder, '.secretlintrc.json'));
afterAll(() => rmSync(folder, { recursive: true }));

// Assembled here, so that this file holds no secret.
const SECRETS: Readonly<Record<string, string>> = {
  'private-key': `-----BEGIN RSA ${'PRIVATE'} KEY-----`,
  aws: `AKIA${'Q'.repeat(16)}`,
  github: `ghp_${'a'.repeat(36)}`,
  gitlab: `glpat-${'a1B2c3D4e5F6g7H8i9J0'}`,
  npm: `//registry.npmjs.org/:_auth${'Token'}=abc`,
  slack: `xoxb-${'123456789012'}-123456789012-AbCdEfGhIjKlMnOpQrStUvWx`,
  stripe: `sk_live_${'4eC39HqLyjWDarjtT1zdp7dc'}`,
  google: `AIza${'SyD-9tSrke72PouQMnMX-a7eZSW0jkFMBWY'}`,
  twilio: `SK${'0123456789abcdef'.repeat(2)}`,
  'signed-token': ['eyJhbGciOiJIUzI1', 'eyJzdWIiOiIxMjM0', 'c2lnbmF0dXJlLXBhcnQtb2Y'].join('.'),
  address: `https://ana:${'hunter22'}@db.example/lender`,
  database: `postgres://ana:${'hunter22'}@db.example/lender`,
  'own-key': `"searchKey": "${'A'.repeat(43)}="`,
};
const PLAIN = [
  'postgres://app@localhost/lender?host=%2Ftmp',
  'https://user:$' + '{password}@host',
  'git+https://github.com/acme/door.git',
  `sha512-${'a'.repeat(86)}==`,
];

test('secrets are found, also in hidden files, and nothing else is; their values are not printed', () => {
  mkdirSync(path.join(folder, '.hidden'));
  for (const [name, secret] of Object.entries(SECRETS))
    writeFileSync(path.join(folder, '.hidden', `${name}.ts`), `first line\nconst x = ${secret}\n`);
  writeFileSync(path.join(folder, 'plain.ts'), PLAIN.join('\n'));
  const command = path.join(checkout, 'node_modules/.bin/secretlint');
  const { stdout, status } = spawnSync(command, ['**/*', '--format', 'compact'], { cwd: folder, encoding: 'utf8' });
  expect(status).toBe(1);
  const found = new Set([...stdout.matchAll(/([\w-]+)\.ts: line 2/g)].map(([, name]) => name));
  expect(found).toEqual(new Set(Object.keys(SECRETS)));
  expect(stdout).not.toContain('plain.ts');
  for (const secret of ['hunter22', 'QQQQ', '4eC39HqLyjWDarjtT1zdp7dc']) expect(stdout).not.toContain(secret);
});
