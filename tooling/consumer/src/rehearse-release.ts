import { cpSync, globSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from './run-command.ts';

/** Places and settings of a rehearsed release. */
export interface Rehearsal {
  /** The checkout, with its packages built. */
  readonly checkout: string;
  /** A folder that does not exist yet, for a copy in which versions are raised. */
  readonly room: string;
  /** Settings of npm: the registry, and the publisher. */
  readonly npmrc: string;
}

/** Result of the rehearsal. */
export interface Rehearsed {
  readonly tags: readonly string[];
  /** Tags that publishing reports to the action of the workflow, which pushes them. */
  readonly reportedTags: readonly string[];
  /** Message of publishing under the workflow's own settings on this machine, where no forge vouches for anything. */
  readonly refusal: string;
}

/** Files that versioning and publishing read. */
const COPIED = [
  '.changeset',
  '.gitignore',
  '.pnpmfile.mjs',
  'LICENSE',
  'biome.json',
  'docs/errors',
  'docs/permissions.md',
  'package.json',
  'packages',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
];
const LEFT_OUT = new Set(['test', '.turbo', '.storybook']);
const INSTALLER = {
  GIT_AUTHOR_NAME: 'Release',
  GIT_AUTHOR_EMAIL: 'release@example.com',
  GIT_COMMITTER_NAME: 'Release',
  GIT_COMMITTER_EMAIL: 'release@example.com',
};

/** Variables of an environment without a forge. */
const NOWHERE = { CI: '', GITHUB_ACTIONS: '', GITLAB_CI: '' };

/**
 * Runs the steps of the release workflow in a copy of the checkout: raises versions, writes the changelogs, publishes
 * the new versions and tags them.
 */
export async function rehearseRelease({ checkout, room, npmrc }: Rehearsal): Promise<Rehearsed> {
  mkdirSync(path.join(room, 'node_modules'), { recursive: true });
  for (const name of COPIED)
    cpSync(path.join(checkout, name), path.join(room, name), {
      recursive: true,
      // Links between the packages lead to the copies.
      verbatimSymlinks: true,
      filter: (source) => !LEFT_OUT.has(path.basename(source)),
    });
  for (const name of ['tooling', ...installed(checkout)]) symlinkSync(path.join(checkout, name), path.join(room, name));
  const git = (...args: readonly string[]) => runCommand('git', args, room, INSTALLER);
  const workflow = readFileSync(path.join(checkout, '.github/workflows/release.yml'), 'utf8');
  const environment = { ...INSTALLER, npm_config_userconfig: npmrc, PNPM_CONFIG_VERIFY_DEPS_BEFORE_RUN: 'false' };
  const reported = path.join(room, '.git/told.ndjson');
  const publish = (env: Readonly<Record<string, string>>) =>
    runCommand(path.join(checkout, 'node_modules/.bin/changeset'), ['publish'], room, { ...environment, ...env });
  await git('init', '--quiet', '--initial-branch=main');
  writeFileSync(path.join(room, '.git/info/exclude'), 'tooling');
  await git('add', '.');
  await git('commit', '--quiet', '--message', 'Everything so far');
  // A commit to be published has no changeset left; then the workflow skips versions, too.
  if (globSync('.changeset/*.md', { cwd: room }).length > 0) {
    await runCommand('pnpm', versionScript(workflow), room, environment);
    await git('add', '.');
    await git('commit', '--quiet', '--message', 'Version the packages');
  }
  const refusal = await publish({ ...NOWHERE, ...provenanceAsked(workflow) }).catch(String);
  await publish({ CHANGESETS_OUTPUT: reported });
  return { tags: (await git('tag')).split('\n'), reportedTags: tagsReported(reported), refusal };
}

/** Lists installed folders that are only read; a folder to which pnpm writes is not one of them in a copy. */
function installed(checkout: string): readonly string[] {
  const names = readdirSync(path.join(checkout, 'node_modules')).filter((name) => !name.startsWith('.pnpm-'));
  return names.map((name) => path.join('node_modules', name));
}

/** Reads the words after pnpm in the command by which the workflow raises versions. */
function versionScript(workflow: string): readonly string[] {
  const [, words = ''] = /^ +version-script: pnpm (.+)$/m.exec(workflow) ?? [];
  return words.split(' ');
}

function tagsReported(file: string): readonly string[] {
  const events: readonly { readonly type: string; readonly tag?: string }[] = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  return events.flatMap(({ type, tag }) => (type === 'git-tag' && tag ? [tag] : []));
}

/** Returns the workflow's setting for provenance, under the name that it has there. */
function provenanceAsked(workflow: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...workflow.matchAll(/^ +(\w*PROVENANCE): "(\w+)"$/gm)].map(([, name = '', value]) => [name, value ?? '']),
  );
}
