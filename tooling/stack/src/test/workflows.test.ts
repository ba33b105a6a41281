import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';

const checkout = path.resolve(import.meta.dirname, '../../../..');
const read = (file: string) => readFileSync(path.join(checkout, file), 'utf8');
const workflows = globSync('.github/workflows/*.yml', { cwd: checkout }).map((file) => [file, read(file)] as const);

test.each(workflows)('%s pins actions of others to a commit, which cannot be moved', (_, text) => {
  const used = [...text.matchAll(/^ +(?:- )?uses: (.*)$/gm)].map(([, action = '']) => action);
  expect(used).not.toEqual([]);
  for (const action of used) expect(action).toMatch(/^\.\/\S+$|^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test.each(workflows)('%s may only read, where a job does not say otherwise', (_, text) => {
  expect(text).toMatch(/^permissions:\n {2}contents: read\n(?! )/m);
});

test.each(workflows)('%s never runs a stranger’s proposal with permissions of the project', (_, text) => {
  expect(text).not.toMatch(/pull_request_target|workflow_run/);
  if (/^ {2}pull_request:/m.test(text)) expect(text).not.toMatch(/secrets\.|(?:contents|packages|id-token): write/);
});

test.each(workflows)('%s sets Node up before pnpm is there, and so without a cache', (_, text) => {
  const steps = text.split(/^ {6}- /m).filter((step) => step.startsWith('uses: actions/setup-node@'));
  for (const step of steps) expect(step).toContain('package-manager-cache: false');
});

test('the action that tags a release is the one to which changesets reports what was published', () => {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(read('node_modules/@changesets/cli/package.json')));
  expect(version).toMatch(/^3\./);
  // Its first version read this from output that is no longer printed: it published, and tagged nothing.
  expect(read('.github/workflows/release.yml')).toMatch(/uses: changesets\/action@[0-9a-f]{40} # v2\./);
});
