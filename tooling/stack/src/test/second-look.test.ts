import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { Command } from './run-command.ts';
import { lookAgain } from './second-look.ts';
import { tallyPackages } from './tally.ts';

const kind = { script: 'test', file: 'test-results/vitest.json' } as const;
const checkout = mkdtempSync(path.join(tmpdir(), 'second-look-test-'));
afterEach(() => rmSync(path.join(checkout, 'packages'), { recursive: true, force: true }));

/** Creates a package whose test run left these failures, each in a file of its own. */
function packageThatFailed(name: string, failures: readonly string[]): string {
  const directory = path.join(checkout, 'packages', name);
  mkdirSync(path.join(directory, 'test-results'), { recursive: true });
  writeFileSync(path.join(directory, 'package.json'), JSON.stringify({ scripts: { test: 'vitest run' } }));
  const testResults = failures.map((message, index) => ({
    name: `${name}-${index}.test.ts`,
    status: 'failed',
    assertionResults: [{ status: 'failed', fullName: 'adds', failureMessages: [message] }],
  }));
  const report = { numPassedTests: 5, numFailedTests: failures.length, testResults };
  writeFileSync(path.join(directory, kind.file), JSON.stringify(report));
  return directory;
}

/** Runs tests again, where each run ends as the next of these values says. */
async function look(...ends: readonly boolean[]) {
  const commands: Command[] = [];
  const run = async (command: Command) => ends[commands.push(command) - 1] ?? true;
  const before = tallyPackages(checkout, kind);
  return { before, after: await lookAgain(before, { checkout, kind, run }), commands };
}

test('a failed test that passes by itself counts as passed, and is named', async () => {
  const directory = packageThatFailed('money', ['too late']);
  packageThatFailed('ui', []);
  const { after, commands } = await look();
  expect(after).toEqual({ passed: 11, failed: 0, failures: [], unsteady: ['money-0.test.ts > adds: too late'] });
  const command = path.join(directory, 'node_modules/.bin/vitest');
  expect(commands).toEqual([{ command, args: ['run', 'money-0.test.ts'], directory }]);
});

test('a test that fails once more has failed', async () => {
  packageThatFailed('money', ['too late']);
  const { before, after, commands } = await look(false);
  expect(after).toEqual({ ...before, unsteady: [] });
  expect(after.failed).toBe(1);
  expect(commands).toHaveLength(1);
});

test('one package that stays broken fails the run, whatever the result of another one', async () => {
  packageThatFailed('clabe', ['too late']);
  packageThatFailed('money', ['wrong']);
  const { after } = await look(true, false);
  expect(after).toMatchObject({ passed: 11, failed: 1, unsteady: [expect.stringContaining('clabe-0')] });
  expect(after.failures).toEqual(['money-0.test.ts > adds: wrong']);
});

test('a counterexample of a property is never run a second time', async () => {
  packageThatFailed('money', ['Error: Property failed after 12 tests']);
  const { after, commands } = await look();
  expect(after.failed).toBe(1);
  expect(commands).toEqual([]);
});

test('many failures are not run a second time, and neither is a package without a report', async () => {
  packageThatFailed('money', ['a', 'b', 'c', 'd', 'e']);
  expect((await look()).commands).toEqual([]);
  rmSync(path.join(checkout, 'packages/money', kind.file));
  const { after, commands } = await look();
  expect(after.failures).toEqual(['packages/money left no report']);
  expect(commands).toEqual([]);
});
