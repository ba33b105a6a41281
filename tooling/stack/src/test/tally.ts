import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** Numbers of checks that passed and failed, and the failures, as far as they have names. */
export interface Tally {
  passed: number;
  failed: number;
  failures: readonly string[];
  /** Tests that failed at first and then passed each time: counted as passed, and named so that they get fixed. */
  unsteady?: readonly string[];
}

/** Report that vitest writes, as far as it is counted; the package checks write the first two numbers. */
const testReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z
    .array(
      z.object({
        name: z.string(),
        status: z.string(),
        message: z.string().default(''),
        assertionResults: z.array(
          z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()).default([]) }),
        ),
      }),
    )
    .default([]),
});

const journeyReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()).default([]),
  suites: z
    .array(
      z.object({
        file: z.string(),
        specs: z.array(z.object({ title: z.string(), tests: z.array(z.object({ status: z.string() })) })).default([]),
      }),
    )
    .default([]),
});

/** Counts a report of vitest; a file that could not be loaded counts as one failure. */
export function tallyTests(report: unknown): Tally {
  const { numPassedTests, numFailedTests, testResults } = testReport.parse(report);
  const files = testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name, message, assertionResults }) => ({
      name,
      message,
      failed: assertionResults.filter(({ status }) => status === 'failed'),
    }));
  const broken = files.filter(({ failed }) => failed.length === 0);
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    failures: [
      ...broken.map(({ name, message }) => nameOf(name, message)),
      ...files.flatMap(({ name, failed }) =>
        failed.map(({ fullName, failureMessages }) => nameOf(`${name} > ${fullName}`, failureMessages[0])),
      ),
    ],
  };
}

/** Returns the test files that a report of vitest counts as failed. */
export const failedFiles = (report: unknown): readonly string[] =>
  testReport
    .parse(report)
    .testResults.filter(({ status }) => status === 'failed')
    .map(({ name }) => name);

/** Returns the name of a failure, with the first line of its reason. */
function nameOf(name: string, why = ''): string {
  const reason = why.split('\n', 1).join();
  return reason === '' ? name : `${name}: ${reason}`;
}

/** Counts a report of Playwright; a journey that passed at the second attempt counts as passed, and is named. */
export function tallyJourneys(report: unknown): Tally {
  const { stats, errors, suites } = journeyReport.parse(report);
  const inState = (state: string) =>
    suites.flatMap(({ file, specs }) =>
      specs
        .filter(({ tests }) => tests.some(({ status }) => status === state))
        .map(({ title }) => `${file} > ${title}`),
    );
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    failures: inState('unexpected'),
    unsteady: inState('flaky'),
  };
}

/** The sum of all. */
export function sumOf(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
    unsteady: tallies.flatMap(({ unsteady = [] }) => unsteady),
  };
}

/** A kind of report that every package with a script of that name writes. */
export interface ReportKind {
  script: 'test' | 'package';
  /** Path of the report in the package's folder. */
  file: string;
}

/** Removes old reports, so that a run that never happened is not counted. */
export function forgetReports(checkout: string, { file }: ReportKind): void {
  for (const old of globSync(`{apps,packages,tooling}/*/${file}`, { cwd: checkout })) rmSync(path.join(checkout, old));
}

/** Returns the sum of the packages' reports; a package that left none counts as one failure. */
export function tallyPackages(checkout: string, kind: ReportKind): Tally {
  return sumOf(
    packagesWith(checkout, kind.script).map((directory) => {
      const report = readReport(path.join(directory, kind.file));
      if (report !== undefined) return tallyTests(report);
      return { passed: 0, failed: 1, failures: [`${path.relative(checkout, directory)} left no report`] };
    }),
  );
}

/** Returns a report as its runner wrote it; undefined when it wrote none. */
export const readReport = (file: string): unknown =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;

/** Returns the folders of the packages with a script of that name. */
export function packagesWith(checkout: string, script: string): string[] {
  const manifest = z.object({ scripts: z.record(z.string(), z.string()).default({}) });
  return globSync('{apps,packages,tooling}/*/package.json', { cwd: checkout })
    .filter((file) => script in manifest.parse(JSON.parse(readFileSync(path.join(checkout, file), 'utf8'))).scripts)
    .map((file) => path.join(checkout, path.dirname(file)))
    .toSorted();
}
