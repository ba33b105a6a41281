import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { slowestFiles } from './slowest-files.ts';

test('the slowest files of all packages are listed, without those of a package that left no report', () => {
  const checkout = mkdtempSync(path.join(tmpdir(), 'slowest-files-test-'));
  const kind = { script: 'test', file: 'test-results/vitest.json' } as const;
  const reports = { money: { sum: 300, split: 2_460 }, clabe: { parse: 700 }, flow: undefined };
  for (const [name, files] of Object.entries(reports)) {
    const directory = path.join(checkout, 'packages', name);
    mkdirSync(path.join(directory, 'test-results'), { recursive: true });
    writeFileSync(path.join(directory, 'package.json'), JSON.stringify({ scripts: { test: 'vitest run' } }));
    if (!files) continue;
    const testResults = Object.entries(files).map(([file, tookMs]) => ({
      name: path.join(directory, `src/${file}.test.ts`),
      startTime: 1_000,
      endTime: 1_000 + tookMs,
    }));
    writeFileSync(path.join(directory, kind.file), JSON.stringify({ testResults }));
  }
  expect(slowestFiles(checkout, kind, 2)).toEqual([
    { file: 'packages/money/src/split.test.ts', seconds: 2.5 },
    { file: 'packages/clabe/src/parse.test.ts', seconds: 0.7 },
  ]);
  rmSync(checkout, { recursive: true });
});
