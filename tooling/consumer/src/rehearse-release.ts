import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
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

/** What came of it. */
export interface Rehearsed {
  readonly tags: readonly string[];
  /** What publishing says under the workflow's own settings, here, where no forge vouches for anything. */
  readonly refusal: string;
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

/** No forge. */
const NOWHERE = { CI: '', GITHUB_ACTIONS: '', GITLAB_CI: '' };

/**
 * Does what the release workflow does, in a copy of the checkout: moves versions on, writes the changelogs, publishes
 * what is new and tags it.
 */
export async function rehearseRelease({ checkout, room, npmrc }: Rehearsal): Promise<Rehearsed> {
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
  const changeset = (command: string, env: Readonly<Record<string, string>> = {}) =>
    runCommand(path.join(checkout, 'node_modules/.bin/changeset'), [command], room, {
      ...SOMEBODY,
      ...env,
      npm_config_userconfig: npmrc,
    });
  await git('init', '--quiet', '--initial-branch=main');
  writeFileSync(path.join(room, '.git/info/exclude'), ['dist', ...SHARED].join('\n'));
  await git('add', '.');
  await git('commit', '--quiet', '--message', 'Everything so far');
  await changeset('version');
  await git('add', '.');
  await git('commit', '--quiet', '--message', 'Version the packages');
  const refusal = await changeset('publish', { ...NOWHERE, ...provenanceAsked(checkout) }).catch(String);
  await changeset('publish');
  return { tags: (await git('tag')).split('\n'), refusal };
}

/** The workflow's word for provenance, under the name that it has there. */
function provenanceAsked(checkout: string): Readonly<Record<string, string>> {
  const workflow = readFileSync(path.join(checkout, '.github/workflows/release.yml'), 'utf8');
  return Object.fromEntries(
    [...workflow.matchAll(/^ +(\w*PROVENANCE): "(\w+)"$/gm)].map(([, name = '', value]) => [name, value ?? '']),
  );
}
