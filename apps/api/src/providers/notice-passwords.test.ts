import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { testEnv, testKeys } from '../../test/server/test-env.ts';
import type { Env } from '../env.ts';
import { readKeys } from '../settings/keys.ts';
import { belvoNotices } from './belvo/notices.ts';
import { WEBHOOK_USER as DIRECT_DEBIT, directDebitNotices } from './direct-debit/notices.ts';
import { WEBHOOK_USER as OPENPAY, openPayNotices } from './openpay/notices.ts';

const PASSWORDS = { openpay: 'o'.repeat(20), belvo: 'b'.repeat(20), directDebit: 'd'.repeat(20) };
const SOURCES = [
  [openPayNotices, OPENPAY, 'openpay'],
  [belvoNotices, 'belvo', 'belvo'],
  [directDebitNotices, DIRECT_DEBIT, 'directDebit'],
] as const;
const env = testEnv({ DATABASE_URL: '', DATA_DIR: '', PORT: 0, keys: testKeys() });
const reported = (user: string, password: string) => ({
  headers: { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` },
  raw: Buffer.from('{}'),
});
const withPasswords = (webhookPasswords: Env['keys']['webhookPasswords']): Env => ({
  ...env,
  keys: { ...env.keys, webhookPasswords },
});

test('the password of one provider proves no notice of another, and neither does the password that they shared', () => {
  for (const [source, user, name] of SOURCES)
    for (const [each, password] of [...Object.entries(PASSWORDS), ['shared', env.keys.webhookPassword] as const])
      expect([source.provider, each, source.isGenuine(reported(user, password), withPasswords(PASSWORDS))]).toEqual([
        ...[source.provider, each, each === name],
      ]);
});

test('a provider without a password of its own is proven by the password that all shared', () => {
  for (const [source, user, name] of SOURCES) {
    const { [name]: _, ...others } = PASSWORDS;
    expect(source.isGenuine(reported(user, env.keys.webhookPassword), withPasswords(others))).toBe(true);
  }
});

test('two providers with the same password are refused when the keys are read', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'keys-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'keys.json');
  writeFileSync(file, JSON.stringify({ ...env.keys, webhookPasswords: { ...PASSWORDS, belvo: PASSWORDS.openpay } }));
  expect(() => readKeys(file)).toThrow('webhookPasswords');
  writeFileSync(file, JSON.stringify({ ...env.keys, webhookPasswords: PASSWORDS }));
  expect(readKeys(file).webhookPasswords).toEqual(PASSWORDS);
});
