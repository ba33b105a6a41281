import path from 'node:path';
import { z } from 'zod';
import { packagesWith, type ReportKind, readReport } from './tally.ts';

/** Time that a test file took, with its waits. */
export interface FileTime {
  /** Path from the root of the repository. */
  readonly file: string;
  readonly seconds: number;
}

const timedReport = z.object({
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })).default([]),
});

/** Lists the test files that took longest in the last run, the slowest first, by the reports that the packages left. */
export function slowestFiles(checkout: string, kind: ReportKind, most: number): readonly FileTime[] {
  return packagesWith(checkout, kind.script)
    .flatMap((directory) => {
      const report = readReport(path.join(directory, kind.file));
      return report === undefined ? [] : timedReport.parse(report).testResults;
    })
    .map(({ name, startTime, endTime }) => ({
      file: path.relative(checkout, name),
      seconds: Math.round((endTime - startTime) / 100) / 10,
    }))
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, most);
}
