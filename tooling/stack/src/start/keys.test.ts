import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ensureKeys } from './keys.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'keys-test-'));
  file = path.join(folder, 'quincena', 'keys.json');
});

afterEach(() => rmSync(folder, { recursive: true }));

test('new keys can be read by their owner only', () => {
  const keys = ensureKeys(file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(path.dirname(file)).mode & 0o777).toBe(0o700);
  expect(Buffer.from(keys.encryptionKeys[keys.currentEncryptionKey] ?? '', 'base64')).toHaveLength(32);
  const ofProviders = Object.values(keys.webhookPasswords);
  expect(new Set([keys.tokenKey, keys.searchKey, keys.providerKey, keys.webhookPassword, ...ofProviders]).size).toBe(7);
});

test('the next start finds the same keys', () => {
  expect(ensureKeys(file)).toEqual(ensureKeys(file));
});

test('a missing key is added, and the others stay, unknown ones included', () => {
  const { webhookPassword, ...older } = ensureKeys(file);
  writeFileSync(file, JSON.stringify({ ...older, note: 'kept' }));
  const keys = ensureKeys(file);
  expect(keys).toMatchObject(older);
  expect(keys.webhookPassword).not.toBe(webhookPassword);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ ...keys, note: 'kept' });
});

test('an installation from before each provider had its own password gets one for each, and the next one gets others', () => {
  const { webhookPasswords, ...older } = ensureKeys(file);
  writeFileSync(file, JSON.stringify({ ...older, webhookPasswords: { belvo: webhookPasswords.belvo } }));
  const keys = ensureKeys(file);
  expect(keys.webhookPasswords.belvo).toBe(webhookPasswords.belvo);
  expect(keys.webhookPasswords.openpay).not.toBe(webhookPasswords.openpay);
  expect(ensureKeys(file)).toEqual(keys);
});

test('a role that was added later gets its password, and those of the others stay', () => {
  const keys = ensureKeys(file);
  const { auditor, ...others } = keys.demoStaffPasswords;
  writeFileSync(file, JSON.stringify({ ...keys, demoStaffPasswords: others }));
  const { demoStaffPasswords } = ensureKeys(file);
  expect(demoStaffPasswords).toMatchObject(others);
  expect(demoStaffPasswords.auditor).toMatch(/^[\w-]{12}$/);
  expect(demoStaffPasswords.auditor).not.toBe(auditor);
  expect(ensureKeys(file)).toEqual({ ...keys, demoStaffPasswords });
});

test('nothing is replaced when the file is damaged', () => {
  ensureKeys(file);
  writeFileSync(file, '{"tokenKey":');
  expect(() => ensureKeys(file)).toThrow('cannot be read');
  expect(readFileSync(file, 'utf8')).toBe('{"tokenKey":');
});
