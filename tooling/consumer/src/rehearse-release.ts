import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from './run-command.ts';

/** Where and how a release is rehearsed. */
export interface Rehearsal {
  /** The checkout, with its packages built. */
  readonly checkout: string;
  /** A folder that is not there yet, for a copy in which versions move on. */
  readonly room: string;
  /** Settings of npm: the registry, and who publishes there. */
  readonly npmrc: string;
}

/** Everything that versioning and publishing look at. */
const COPIED = ['.changeset', '.pnpmfile.mjs', 'package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'packages'];
const LEFT_OUT = new Set(['src', 'test', '.turbo', '.storybook']);
/** What is only looked into. */
const SHARED = ['node_modules', 'tooling'];

const SOMEBODY = {
  GIT_AUTHOR_NAME: 'Release',
  GIT_AUTHOR_EMAIL: 'release@example.com',
  GIT_COMMITTER_NAME: 'Release',
  GIT_COMMITTER_EMAIL: 'release@example.com',
};

/**
 * Does what the release workflow does, in a copy of the checkout: moves versions on, writes the changelogs, publishes
 * what is new and tags it.
 *
 * @returns the tags
 */
export async function rehearseRelease({ checkout, room, npmrc }: Rehearsal): Promise<readonly string[]> {
  mkdirSync(room);
  for (const name of COPIED)
    cpSync(path.join(checkout, name), path.join(room, name), {
      recursive: true,
      // Links between the packages lead to the copies.
      verbatimSymlinks: true,
      filter: (source) => !LEFT_OUT.has(path.basename(source)),
    });
  for (const name of SHARED) symlinkSync(path.join(checkout, name), path.join(room, name));
  const git = (...args: readonly string[]) => runCommand('git', args, room, SOMEBODY);
  const changeset = (...args: readonly string[]) =>
    runCommand(path.join(checkout, 'node_modules/.bin/changeset'), args, room, {
      ...SOMEBODY,
      npm_config_userconfig: npmrc,
    });
  await git('init', '--quiet', '--initial-branch=main');
  writeFileSync(path.join(room, '.git/info/exclude'), ['dist', ...SHARED].join('\n'));
  await git('add', '.');
  await git('commit', '--quiet', '--message', 'Everything so far');
  await changeset('version');
  await git('add', '.');
  await git('commit', '--quiet', '--message', 'Version the packages');
  await changeset('publish');
  return (await git('tag')).split('\n');
}
