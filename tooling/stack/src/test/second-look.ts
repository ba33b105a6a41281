import path from 'node:path';
import { type Command, runCommand } from './run-command.ts';
import { failedFiles, packagesWith, type ReportKind, readReport, type Tally, tallyTests } from './tally.ts';

/** More failed files than this are not flaky. */
const MOST_FILES = 4;

interface Looking {
  readonly checkout: string;
  readonly kind: ReportKind;
  /** Runs a command, and returns whether it ended well. */
  readonly run?: (command: Command) => Promise<boolean>;
}

/**
 * Runs the failed test files once more, each package's by themselves. A file that passes then is flaky: it counts as
 * passed and is named. A counterexample of a property is never run again: another seed would hide it.
 */
export async function lookAgain(tally: Tally, { checkout, kind, run = runCommand }: Looking): Promise<Tally> {
  if (tally.failed === 0) return tally;
  const failed = packagesWith(checkout, kind.script).flatMap((directory) => {
    const report = readReport(path.join(directory, kind.file));
    const files = report === undefined ? [] : failedFiles(report);
    return files.length > 0 && report !== undefined ? [{ directory, files, tally: tallyTests(report) }] : [];
  });
  if (failed.flatMap(({ files }) => files).length > MOST_FILES) return tally;
  const steadied: Tally[] = [];
  for (const { directory, files, tally: of } of failed)
    if (!of.failures.some(isCounterexample) && (await passes({ directory, files, run }))) steadied.push(of);
  const mended = steadied.flatMap(({ failures }) => failures);
  const count = steadied.reduce((sum, of) => sum + of.failed, 0);
  return {
    passed: tally.passed + count,
    failed: tally.failed - count,
    failures: tally.failures.filter((failure) => !mended.includes(failure)),
    unsteady: [...(tally.unsteady ?? []), ...mended],
  };
}

const isCounterexample = (failure: string): boolean => failure.includes('Property failed');

function passes({
  directory,
  files,
  run,
}: {
  readonly directory: string;
  readonly files: readonly string[];
  readonly run: (command: Command) => Promise<boolean>;
}): Promise<boolean> {
  const command = path.join(directory, 'node_modules/.bin/vitest');
  console.log(`\n── again: ${files.join(', ')} ──`);
  return run({ command, args: ['run', ...files], directory });
}
