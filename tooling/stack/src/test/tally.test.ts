import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { forgetReports, sumOf, tallyJourneys, tallyPackages, tallyTests } from './tally.ts';

test('a test file that could not be loaded counts as one failure, and failures are named', () => {
  const passed = { status: 'passed', fullName: 'adds' };
  const failed = { status: 'failed', fullName: 'subtracts', failureMessages: ['expected 1 to be 2\n  at sum.ts'] };
  const report = {
    numPassedTests: 4,
    numFailedTests: 1,
    testResults: [
      { name: 'sum.test.ts', status: 'failed', assertionResults: [failed, passed] },
      { name: 'broken.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      { name: 'good.test.ts', status: 'passed', assertionResults: [passed] },
    ],
  };
  expect(tallyTests(report)).toEqual({
    passed: 4,
    failed: 2,
    failures: ['broken.test.ts: no such module', 'sum.test.ts > subtracts: expected 1 to be 2'],
  });
});

test('journeys are counted, and the errors that kept them from running', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
  const report = {
    stats: { expected: 7, unexpected: 2, flaky: 1, skipped: 3 },
    errors: [{ message: 'no browser' }],
    suites: [
      {
        file: 'pay.spec.ts',
        specs: [spec('pays', 'expected'), spec('pays late', 'unexpected'), spec('waits', 'flaky')],
      },
    ],
  };
  expect(tallyJourneys(report)).toEqual({
    passed: 8,
    failed: 3,
    failures: ['pay.spec.ts > pays late'],
    unsteady: ['pay.spec.ts > waits'],
  });
});

test('tallies are added up', () => {
  expect(
    sumOf([
      { passed: 1, failed: 0, failures: [] },
      { passed: 2, failed: 3, failures: ['a'], unsteady: ['b'] },
    ]),
  ).toEqual({ passed: 3, failed: 3, failures: ['a'], unsteady: ['b'] });
  expect(sumOf([])).toEqual({ passed: 0, failed: 0, failures: [], unsteady: [] });
});

test('every package with the script is counted, and a missing report is one failure', () => {
  const checkout = mkdtempSync(path.join(tmpdir(), 'tally-test-'));
  const kind = { script: 'test', file: 'test-results/vitest.json' } as const;
  for (const [name, scripts] of Object.entries({ money: { test: 'vitest run' }, ui: { test: 'x' }, typescript: {} })) {
    const directory = path.join(checkout, 'packages', name);
    mkdirSync(path.join(directory, 'test-results'), { recursive: true });
    writeFileSync(path.join(directory, 'package.json'), JSON.stringify({ scripts }));
  }
  const report = path.join(checkout, 'packages/money', kind.file);
  writeFileSync(report, JSON.stringify({ numPassedTests: 5, numFailedTests: 0 }));
  const silent = 'packages/ui left no report';
  expect(tallyPackages(checkout, kind)).toEqual({ passed: 5, failed: 1, failures: [silent], unsteady: [] });

  forgetReports(checkout, kind);
  expect(tallyPackages(checkout, kind)).toMatchObject({ passed: 0, failed: 2 });
  rmSync(checkout, { recursive: true });
});
