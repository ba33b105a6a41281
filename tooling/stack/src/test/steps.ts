import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { askAdvisories } from './ask-advisories.ts';
import { runChangedTests } from './changed-tests.ts';
import { sunkDependencies } from './check-dependency-floors.ts';
import { runCommand } from './run-command.ts';
import { lookAgain } from './second-look.ts';
import { forgetReports, type ReportKind, readReport, type Tally, tallyJourneys, tallyPackages } from './tally.ts';

/** One step of the whole test. */
export interface Step {
  name: string;
  /** True when a quick run leaves it out. */
  slow?: boolean;
  run: () => Promise<Tally>;
}

/** Reports that the tests of a package leave, with the time that each file took. */
export const testReports: ReportKind = { script: 'test', file: 'test-results/vitest.json' };
const packageReports: ReportKind = { script: 'package', file: 'test-results/package.json' };
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${testReports.file}`];

/** Returns the checks that a recent change can have broken, in order: the quick and most informative ones first. */
export function stepsForChange(checkout: string): Step[] {
  const whole = stepsFor(checkout).filter(({ name }) => name === 'format and lint' || name === 'types');
  return [...whole, { name: 'tests of the change', run: async () => one(await runChangedTests(checkout)) }];
}

/** Returns every check, in order: the quick and most informative ones first. */
export function stepsFor(checkout: string): Step[] {
  const run = (command: string, ...args: string[]) => runCommand({ command, args, directory: checkout });
  const turbo = (task: string, ...args: string[]) =>
    run('turbo', 'run', task, '--concurrency=2', '--continue=always', '--output-logs=new-only', ...args);
  const reported = async (kind: ReportKind, work: () => Promise<boolean>) => {
    forgetReports(checkout, kind);
    return atLeastOne(await work(), () => tallyPackages(checkout, kind));
  };
  return [
    { name: 'format and lint', run: async () => one(await run('biome', 'ci', '.')) },
    { name: 'unused code', run: async () => one(await run('knip', '--no-config-hints')) },
    { name: 'types', run: async () => one(await turbo('typecheck')) },
    { name: 'secrets', run: async () => one(await run('secretlint', '**/*')) },
    { name: 'dependencies', run: () => checkDependencies(checkout) },
    {
      name: 'tests',
      run: async () =>
        lookAgain(await reported(testReports, () => turbo('test', '--', ...reporters)), {
          checkout,
          kind: testReports,
        }),
    },
    {
      name: 'packages',
      run: () => reported(packageReports, () => turbo('package', '--filter=./packages/*', '--filter=@lender/bench')),
    },
    { name: 'journeys', slow: true, run: () => runJourneys(checkout, () => turbo('build', '--filter=./apps/*')) },
  ];
}

/**
 * Checks dependencies for vulnerabilities that the registry knows, and, since it cannot be asked everywhere, for those
 * that were fixed here and must not come back.
 */
async function checkDependencies(checkout: string): Promise<Tally> {
  const known = await askAdvisories(checkout);
  if (!known) console.log('No registry with advisories answered: only known floors were looked at.');
  return listed([...(known ?? []), ...sunkDependencies(readLockFile(checkout))]);
}

async function runJourneys(checkout: string, build: () => Promise<boolean>): Promise<Tally> {
  const directory = path.join(checkout, 'tooling/e2e');
  const report = path.join(checkout, '.data/journeys.json');
  rmSync(report, { force: true });
  if (!(await build())) return one(false);
  const passed = await runCommand({
    command: path.join(directory, 'node_modules/.bin/playwright'),
    args: ['test', '--reporter=list,json'],
    directory,
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  return atLeastOne(passed, () => {
    const written = readReport(report);
    return written === undefined ? one(false) : tallyJourneys(written);
  });
}

/** Returns the runner's own count, and one failure more when it failed without counting one. */
function atLeastOne(passed: boolean, count: () => Tally): Tally {
  const tally = count();
  return passed || tally.failed > 0 ? tally : { ...tally, failed: 1 };
}

function one(passed: boolean): Tally {
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, failures: [] };
}

function listed(findings: readonly object[]): Tally {
  if (findings.length > 0) console.table(findings);
  return one(findings.length === 0);
}

function readLockFile(checkout: string): string {
  return readFileSync(path.join(checkout, 'pnpm-lock.yaml'), 'utf8');
}
