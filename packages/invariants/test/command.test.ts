import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readOptions } from '../src/command/read-options.ts';
import { runCommand } from '../src/command/run-command.ts';
import { UsageError } from '../src/command/usage-error.ts';
import { RULE_CODES } from '../src/rule.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'invariants-'));
afterAll(() => rmSync(folder, { recursive: true }));

const NOWHERE = 'http://127.0.0.1:9';

async function run(...args: readonly string[]) {
  const [written, complaints]: [string[], string[]] = [[], []];
  const surroundings = {
    env: {},
    write: (line: string) => written.push(line),
    complain: (line: string) => complaints.push(line),
  };
  const code = await runCommand(args, surroundings);
  return { code, written: written.join('\n'), complaints: complaints.join('\n') };
}

describe('the command', () => {
  test.each(['en', 'es'])('the command says in %s which options it takes, and names every rule', async (language) => {
    const { code, written } = await run('--help', '--language', language);
    expect(code).toBe(0);
    for (const rule of RULE_CODES) expect(written).toContain(`\n  ${rule}\n`);
    expect(written).toMatch(language === 'en' ? /The lines of every quote/ : /Los renglones de cada cotización/);
  });

  test('the command ends with 2 where no server answers, and says why each rule could not be checked', async () => {
    const { code, written } = await run('--url', NOWHERE, '--only', 'quote_sums,any_order', '--seed', '4');
    expect(code).toBe(2);
    expect(written).toMatch(/^– quote_sums: .*\n {4}not run: Network request failed: .+$/m);
    expect(written).toMatch(/^ {4}not run: it needs what was not given: staff, checker, phone, clock$/m);
    expect(written).toMatch(/\nincomplete, seed 4$/);
  });

  test('the command writes the report as JSON, and nothing else', async () => {
    const { written } = await run('--url', NOWHERE, '--only', 'any_order', '--json', '--seed', '4');
    expect(JSON.parse(written)).toMatchObject({ verdict: 'incomplete', seed: 4, findings: [{ rule: 'any_order' }] });
  });

  test.each([
    [[], '--url is missing'],
    [['--url', 'here'], '--url is missing or is not an address'],
    [['--url', 'ftp://lender.test'], '--url is missing or is not an address'],
    [['--url', 'https://lender.test/?a=b'], '--url is missing or is not an address'],
    [['--url', NOWHERE, '--phone', 'http://phones.test/all'], '--phone must be a web address that contains {phone}'],
    [['--url', NOWHERE, '--store', 'shop'], '--store must be a web address'],
    [['--url', NOWHERE, '--only', 'all'], 'there is no rule all; the rules are quote_sums, '],
    [['--url', NOWHERE, '--seed', 'x'], '--seed must be a whole number of at least 0'],
    [['--url', NOWHERE, '--seed', ''], '--seed must be a whole number of at least 0'],
    [['--url', NOWHERE, '--seed', ' 7'], '--seed must be a whole number of at least 0'],
    [['--url', NOWHERE, '--clients', '0'], '--clients must be a whole number of at least 1'],
    [['--url', NOWHERE, '--patience', '0'], '--patience must be a whole number of at least 1'],
    [['--url', NOWHERE, '--language', 'fr'], '--language must be one of en, es'],
    [['--url', NOWHERE, '--staff', 'ana'], 'INVARIANTS_STAFF_PASSWORD is missing'],
    [['--url', NOWHERE, '--secrets', '/nowhere'], '--secrets: the file /nowhere cannot be read'],
    [['--url', NOWHERE, '--password', 'x'], "Unknown option '--password'"],
  ])('the command does not run with %j', async (args, complaint) => {
    const { code, complaints } = await run(...args);
    expect([code, complaints]).toEqual([2, expect.stringContaining(complaint)]);
  });
});

test('the command waits for a server for the given number of seconds', () => {
  expect(readOptions(['--url', NOWHERE, '--patience', '90'], {}).invariants.patienceMs).toBe(90_000);
  expect(readOptions(['--url', NOWHERE], {}).invariants.patienceMs).toBeUndefined();
});

describe('in Spanish, the command', () => {
  test.each([
    [[], 'falta --url, o no es una dirección'],
    [['--url', NOWHERE, '--only', 'all'], 'no hay regla all; hay quote_sums, '],
    [['--url', NOWHERE, '--phone', 'x'], '--phone es una dirección web con {phone} adentro'],
    [['--url', NOWHERE, '--store', 'x'], '--store es una dirección web'],
    [['--url', NOWHERE, '--tries', '0'], '--tries es un número entero desde 1'],
    [['--url', NOWHERE, '--staff', 'ana'], 'falta INVARIANTS_STAFF_PASSWORD: ana no puede entrar'],
    [['--url', NOWHERE, '--secrets', '/nowhere'], '--secrets: no se puede leer /nowhere'],
    [['--url', NOWHERE, '--password', 'x'], 'no se entiende --password'],
  ])('the command says in Spanish why it does not run with %j', async (args, complaint) => {
    const { code, complaints } = await run(...args, '--language', 'es');
    expect([code, complaints]).toEqual([2, expect.stringContaining(complaint)]);
    expect(complaints).toMatch(/\n--help dice más\.$/);
  });
});

describe('options', () => {
  const read = (args: readonly string[], env = {}) => readOptions(['--url', NOWHERE, ...args], env).invariants;

  test('options take secrets from the environment or a file, and the file takes precedence', () => {
    const file = path.join(folder, 'secrets.env');
    writeFileSync(file, '# ours\nINVARIANTS_STAFF_PASSWORD=a = b\nINVARIANTS_CHECKER_TOKEN=token\n');
    const env = { INVARIANTS_STAFF: 'ana', INVARIANTS_STAFF_PASSWORD: 'other', INVARIANTS_STAFF_OTP: '123456' };
    const { staff, checker } = read(['--secrets', file], env);
    expect(staff).toEqual({ username: 'ana', password: 'a = b', otp: '123456' });
    expect(checker).toEqual({ token: 'token' });
  });

  test('options take the server and its sandbox from the environment, too', () => {
    const env = { INVARIANTS_URL: NOWHERE, INVARIANTS_PHONE: `${NOWHERE}/{phone}`, INVARIANTS_STORE: NOWHERE };
    const { baseUrl, phone, store, staff } = readOptions([], env).invariants;
    expect([baseUrl, typeof phone, typeof store, staff]).toEqual([NOWHERE, 'function', 'function', undefined]);
    expect(() => readOptions(['--staff', 'ana'], env)).toThrow(UsageError);
  });

  test('options take rules one by one or together', () => {
    expect(read(['--only', 'rounding', '--only', 'any_order,loan_sums']).only).toEqual([
      'rounding',
      'any_order',
      'loan_sums',
    ]);
  });
});
