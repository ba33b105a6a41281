import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PNPM = 'pnpm@12.21.0';
const DATABASE = 'apps/api/src/kernel/database';

const root = path.join(import.meta.dirname, '../../../..');
const run = (command: string, args: readonly string[], cwd: string) =>
  execFileSync(command, args, { cwd, stdio: 'inherit' });
const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** Returns the last commit before the newest migration. */
const beforeNewest = (): string => git('log', '-1', '--format=%H^', '--', `${DATABASE}/migrations`);

/** Objects that only older servers need exist as long as those run; a new test database would lack them. */
const NOT_CONTRACTED = `import * as now from './migrate-of-now.ts';
export * from './migrate-of-now.ts';
export const migrate = (url, options = {}) => now.migrate(url, { to: now.MIGRATION_NAMES.at(-1), ...options });
`;

// Old code with the current migrations: an older server on a newer schema.
const commit = git('rev-parse', process.argv[2] ?? beforeNewest());
const folder = mkdtempSync(path.join(tmpdir(), 'lender-old-build-'));
const old = path.join(folder, 'checkout');
git('worktree', 'add', '--detach', old, commit);
try {
  rmSync(path.join(old, DATABASE, 'migrations'), { recursive: true });
  cpSync(path.join(root, DATABASE, 'migrations'), path.join(old, DATABASE, 'migrations'), { recursive: true });
  cpSync(path.join(root, DATABASE, 'migrate.ts'), path.join(old, DATABASE, 'migrate-of-now.ts'));
  writeFileSync(path.join(old, DATABASE, 'migrate.ts'), NOT_CONTRACTED);
  run('npx', ['-y', PNPM, 'install', '--frozen-lockfile', '--prefer-offline'], old);
  run('npx', ['-y', PNPM, '--filter', '@lender/api', 'exec', 'vitest', 'run', 'test/main-job.test.ts'], old);
  console.log(`${git('log', '-1', '--format=%h %s', commit)}: its main job works on the schema of now.`);
} finally {
  git('worktree', 'remove', '--force', old);
  rmSync(folder, { recursive: true, force: true });
}
