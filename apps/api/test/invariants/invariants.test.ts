import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as invariants from '@lender/invariants';
import { cases } from '@lender/vitest/depth';
import { testExamples } from '@lender/vitest/examples';
import { describe, expect, test } from 'vitest';
import { textsOnPhone } from '../people/simulated-phone.ts';
import { testServer } from '../server/server.ts';
import { OPERATOR } from '../server/test-env.ts';
import { wallFrom } from '../server/time-of-day.ts';
import { FAULTS } from './faults.ts';
import { wrongServer } from './wrong-server.ts';

const { RULES } = invariants;
const root = new URL('../../../../packages/invariants/', import.meta.url);

// At noon, so that no day ends while a rule is checked.
const server = await testServer({ DEMO_STAFF_DOMAIN: 'lender.example' }, { wall: wallFrom(12) });
const standIn = await wrongServer(server.origin);

/** Returns the commands of a README, as they are pasted, with the addresses of this test. */
function commandsOf(readme: string): readonly string[] {
  const blocks = readFileSync(new URL(readme, root), 'utf8').matchAll(/```sh\n([\s\S]*?)```/g);
  const secrets = path.join(server.env.DATA_DIR, 'invariants.env');
  const lines = ['STAFF', 'CHECKER'].map((who) => `INVARIANTS_${who}_PASSWORD=${OPERATOR.password}`);
  writeFileSync(secrets, lines.join('\n'));
  const command = fileURLToPath(new URL('src/command.ts', root));
  return [...blocks].map(([, block = '']) =>
    block
      .trim()
      .replace('npx @lender/invariants', `node --conditions=@lender/source ${command}`)
      .replace('http://localhost:4000', standIn.url)
      .replaceAll('http://localhost:4100', server.simulators.url)
      .replace('invariants.env', secrets),
  );
}

/** Runs a pasted command in a shell; returns its exit code and its output. */
const run = (command: string) =>
  new Promise<{ readonly code: unknown; readonly printed: string }>((resolve) => {
    execFile('sh', ['-c', command], { cwd: fileURLToPath(root), maxBuffer: 2 ** 26 }, (error, printed, trouble) =>
      resolve({ code: error?.code ?? 0, printed: printed || trouble }),
    );
  });

describe('the command of the README', () => {
  const [prices = '', everything = ''] = commandsOf('README.md');

  test('the command of the README asks for prices without an account', async () => {
    const { code, printed } = await run(`${prices} --tries 5 --seed 7`);
    expect(printed).toMatch(/^✓ quote_sums: .* \(5\)\nheld, seed 7\n$/);
    expect(code).toBe(0);
  });

  test('the command of the README finds that our server keeps every rule, also behind a proxy that changes nothing', async () => {
    const { code, printed } = await run(
      `${everything} --seed 20 --clients 1 --tries ${cases(15)} --patience 600 --json`,
    );
    const report: invariants.InvariantReport = JSON.parse(printed);
    expect(report.findings.filter(({ outcome }) => outcome !== 'held')).toEqual([]);
    expect(report.findings.map(({ rule }) => rule)).toEqual(RULES.map((rule) => rule.code));
    expect([report.verdict, code]).toEqual(['held', 0]);
  });

  test('the command is the same in the Spanish README', () => {
    expect(commandsOf('README.es.md')).toEqual([prices, everything]);
  });
});

test('a server that breaks a rule is caught by that rule, which states what is wrong', async () => {
  const findings = invariants.checkInvariants({
    baseUrl: standIn.url,
    staff: { token: await server.operator() },
    checker: { token: await server.staff('supervisor') },
    phone: (number) => textsOnPhone(server, number),
    settleMs: 300,
    clients: 1,
    tries: 15,
    seed: 7,
  });
  for (const { code } of RULES) {
    const { fault, says } = FAULTS[code];
    standIn.fault = fault;
    const { value } = await findings.next();
    const what: unknown = expect.stringMatching(says);
    expect.soft(value).toMatchObject({ rule: code, outcome: 'broken', what, calls: expect.arrayContaining([]) });
  }
  standIn.fault = undefined;
});

/** Address of the API as the READMEs and docstrings write it. */
const WRITTEN = 'http://localhost:4000';
const here = (options: invariants.InvariantOptions) => ({
  ...options,
  baseUrl: options.baseUrl === WRITTEN ? server.origin : options.baseUrl,
});

describe('the promises of READMEs and docstrings', () => {
  testExamples({
    root,
    isCodeTranslated: true,
    names: {
      ...invariants,
      checkInvariants: (options: invariants.InvariantOptions) => invariants.checkInvariants(here(options)),
      runInvariants: (options: invariants.InvariantOptions) => invariants.runInvariants(here(options)),
    },
  });
});
