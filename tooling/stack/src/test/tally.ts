import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** How many checks passed and failed. */
export interface Tally {
  passed: number;
  failed: number;
}

/** What vitest writes, as far as it is counted; the package checks write the first two numbers. */
const testReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z
    .array(z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }))
    .default([]),
});

const journeyReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()).default([]),
});

/** Counts a report of vitest; a file that could not be loaded counts as one failure. */
export function tallyTests(report: unknown): Tally {
  const { numPassedTests, numFailedTests, testResults } = testReport.parse(report);
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

/** Counts a report of Playwright; a journey that passed at the second attempt counts as passed. */
export function tallyJourneys(report: unknown): Tally {
  const { stats, errors } = journeyReport.parse(report);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

/** The sum of all. */
export function sumOf(tallies: readonly Tally[]): Tally {
  return tallies.reduce((sum, one) => ({ passed: sum.passed + one.passed, failed: sum.failed + one.failed }), {
    passed: 0,
    failed: 0,
  });
}

/** A kind of report that every package with a script of that name leaves. */
export interface ReportKind {
  script: 'test' | 'package';
  /** In the package's folder. */
  file: string;
}

/** Removes old reports, so that a run that never happened is not counted. */
export function forgetReports(checkout: string, { file }: ReportKind): void {
  for (const old of globSync(`{apps,packages,tooling}/*/${file}`, { cwd: checkout })) rmSync(path.join(checkout, old));
}

/** The sum of the packages' reports; a package that left none counts as one failure, and is told. */
export function tallyPackages(checkout: string, kind: ReportKind, onMissing: (directory: string) => void): Tally {
  const { script, file } = kind;
  return sumOf(
    packagesWith(checkout, script).map((directory) => {
      const report = path.join(directory, file);
      if (existsSync(report)) return tallyTests(JSON.parse(readFileSync(report, 'utf8')));
      onMissing(path.relative(checkout, directory));
      return { passed: 0, failed: 1 };
    }),
  );
}

function packagesWith(checkout: string, script: string): string[] {
  const manifest = z.object({ scripts: z.record(z.string(), z.string()).default({}) });
  return globSync('{apps,packages,tooling}/*/package.json', { cwd: checkout })
    .filter((file) => script in manifest.parse(JSON.parse(readFileSync(path.join(checkout, file), 'utf8'))).scripts)
    .map((file) => path.join(checkout, path.dirname(file)));
}
