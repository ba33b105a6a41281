import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { addressList, readSettings, settingsTable, throwTogether, type Variables, wholeNumber } from './index.ts';

const shape = z.object({
  DATABASE_URL: z.string().check(z.regex(/^postgres:/, 'the address of a database')),
  KEYS_FILE: z.optional(z.string()),
  PORT: z._default(wholeNumber(1, 65_535), 4000),
  TRUSTED_PROXIES: z._default(addressList, []),
});
const mail = { SMTP_HOST: z.optional(z.string()), SMTP_PORT: z.optional(z.string()) };
const read = (variables: Variables) => readSettings(shape, variables).settings;

function fileWith(text: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'settings-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'secret');
  writeFileSync(file, text);
  return file;
}

test('a setting is read from a variable, or from a file with a line of its own', () => {
  const status = { DATABASE_URL: 'postgres://one', PORT: 4000, TRUSTED_PROXIES: [] };
  expect(read({ DATABASE_URL: 'postgres://one' })).toEqual(status);
  expect(read({ DATABASE_URL_FILE: fileWith('postgres://one\n') })).toEqual(status);
});

test('a setting whose own name ends in _FILE is a path, and no file is read', () => {
  expect(read({ DATABASE_URL: 'postgres://one', KEYS_FILE: '/nowhere/keys.json' }).KEYS_FILE).toBe(
    '/nowhere/keys.json',
  );
});

test('everything that is wrong is named at once, without any value', () => {
  const bad = { DATABASE_URL: `mysql://user:${'hunter2'}@host`, PORT: '99999', TRUSTED_PROXIS: '10.0.0.1' };
  expect(() => read(bad)).toThrow(
    /^Settings: DATABASE_URL: the address of a database; PORT: .*; TRUSTED_PROXIS: no setting has this name; is TRUSTED_PROXIES meant\?$/,
  );
  expect(() => read(bad)).not.toThrow(/hunter2|99999|10\.0\.0\.1/);
  expect(() => read({ DATABASE_URL: 'postgres://one', DATABASE_URL_FILE: fileWith('postgres://two') })).toThrow(
    'DATABASE_URL: is set, and DATABASE_URL_FILE too: keep one of them',
  );
  expect(() => read({ DATABASE_URL_FILE: '/nowhere/at/all' })).toThrow('DATABASE_URL_FILE: the file cannot be read');
});

test('variables that are not ours, and settings of another of our programs, are left alone', () => {
  const around = { DATABASE_URL: 'postgres://one', HOME: '/root', PATH: '/bin', POST: '1' };
  expect(read(around).PORT).toBe(4000);
  const other = { ...around, TRUSTED_PROXYS: '' };
  expect(() => read(other)).toThrow('is TRUSTED_PROXIES meant?');
  expect(readSettings(shape, other, ['TRUSTED_PROXYS']).settings.PORT).toBe(4000);
});

test.each(['HTTP_PORT', 'HTTP_HOST', 'API_PORT', 'APP_PORT', 'API_PORT_FILE'])(
  'a variable of a cluster or another program is not taken for one of ours: %s',
  (name) => {
    const ours = z.object({ OPS_PORT: z.optional(z.string()), OPS_HOST: z.optional(z.string()), ...mail });
    expect(readSettings(ours, { [name]: 'tcp://10.0.0.1:80' }).settings).toEqual({});
    expect(() => readSettings(ours, { SMTP_HOS: '', OPS_PRT: '' })).toThrow(
      /is SMTP_HOST meant\?; .*is OPS_PORT meant/,
    );
  },
);

test.each(['10.0.0.1', '10.0.0.0/8, fd00::/8', '::1', ''])('%j is accepted as a list of trusted proxies', (text) => {
  expect(read({ DATABASE_URL: 'postgres://one', TRUSTED_PROXIES: text }).TRUSTED_PROXIES.join(', ')).toBe(text);
});

test.each(['0.0.0.0/0', '::/0', 'proxy.example', '10.0.0.0/33', '10.0.0.0/8/8', 'true', '10.0.0.1 10.0.0.2'])(
  '%j is refused as a list of trusted proxies',
  (text) => {
    expect(() => read({ DATABASE_URL: 'postgres://one', TRUSTED_PROXIES: text })).toThrow('TRUSTED_PROXIES');
  },
);

test('readers that fail together report together', () => {
  const broken = () => {
    throw new Error('KEY is missing');
  };
  expect(() => throwTogether(() => read({}), broken)).toThrow(/^Settings: DATABASE_URL is missing; KEY is missing$/);
  expect(() => throwTogether(broken, broken)).toThrow(/^Settings: KEY is missing$/);
  expect(
    throwTogether(
      () => 1,
      () => 'two',
    ),
  ).toEqual([1, 'two']);
});

test('the table has every setting, with its value when it is not set', () => {
  const table = settingsTable(shape, {
    DATABASE_URL: { meaning: 'the database', isSecret: true },
    KEYS_FILE: { meaning: 'keys', otherwise: 'none are read' },
    PORT: { meaning: 'where it listens' },
    TRUSTED_PROXIES: { meaning: 'who is believed' },
  });
  expect(table.split('\n').map((line) => line.replace(/ {2,}/g, ' '))).toEqual([
    '| name | meaning | default | secret |',
    expect.stringMatching(/^\| -+ \|/),
    '| `DATABASE_URL` | the database | none: it must be given | yes |',
    '| `KEYS_FILE` | keys | none are read | |',
    '| `PORT` | where it listens | `4000` | |',
    '| `TRUSTED_PROXIES` | who is believed | | |',
  ]);
});
