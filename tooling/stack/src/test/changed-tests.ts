import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { affectedPackages, type Manifest } from './affected-packages.ts';
import { runCommand } from './run-command.ts';
import { packagesWith } from './tally.ts';

/** Packages whose tests start a server: that loads all of its files, so these tests are chosen by their place. */
const WITH_SERVER: readonly string[] = ['apps/api', 'tooling/world'];

/**
 * Runs the tests that the changes since the main branch can affect: of each affected package those that load a changed
 * file, of a package that starts servers those of the modules and folders with a changed file.
 *
 * @returns whether all passed
 */
export async function runChangedTests(checkout: string): Promise<boolean> {
  const base = git(checkout, 'merge-base', 'HEAD', 'origin/main')[0] ?? 'HEAD';
  const files = [
    ...git(checkout, 'diff', '--name-only', base),
    ...git(checkout, 'ls-files', '--others', '--exclude-standard'),
  ];
  let passed = true;
  for (const { folder } of affectedPackages(readManifests(checkout), files)) {
    const directory = path.join(checkout, folder);
    const chosen = WITH_SERVER.includes(folder) ? changedFolders(folder, files) : [`--changed=${base}`];
    if (chosen.length === 0) continue;
    console.log(`\n── ${folder}: ${chosen.join(' ')} ──`);
    const command = path.join(directory, 'node_modules/.bin/vitest');
    passed = (await runCommand({ command, args: ['run', '--passWithNoTests', ...chosen], directory })) && passed;
  }
  return passed;
}

/** Returns the folders of a package's modules, or of its other parts, that have a changed file. */
export function changedFolders(folder: string, files: readonly string[]): readonly string[] {
  const parts = files
    .filter((file) => file.startsWith(`${folder}/`))
    .map((file) => path.dirname(path.relative(folder, file)).split(path.sep))
    // src/modules/payments/refunds is a part of src/modules/payments.
    .map((folders) => folders.slice(0, folders[1] === 'modules' ? 3 : 2).join('/'));
  return [...new Set(parts)].filter((part) => /^(?:src|test)\//.test(part)).toSorted();
}

function readManifests(checkout: string): readonly Manifest[] {
  return packagesWith(checkout, 'test').map((directory) => ({
    ...JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8')),
    folder: path.relative(checkout, directory),
  }));
}

/** Returns the lines that git prints; none where git fails. */
function git(checkout: string, ...args: readonly string[]): readonly string[] {
  const { status, stdout } = spawnSync('git', args, { cwd: checkout, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter((line) => line !== '') : [];
}
