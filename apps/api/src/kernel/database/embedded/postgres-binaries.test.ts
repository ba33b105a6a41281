import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { installedBinaries, reachableBinaries } from './postgres-binaries.ts';
import { serverUser } from './server-user.ts';

test('the installed programs are used when we run them ourselves', async () => {
  const installed = await installedBinaries();
  expect(reachableBinaries(installed, undefined)).toEqual(installed);
});

test.skipIf(process.getuid?.() !== 0)('the programs are copied out of a closed folder (needs root)', async () => {
  const installed = await installedBinaries();
  const closed = mkdtempSync(path.join(tmpdir(), 'closed-'));
  chmodSync(closed, 0o700);
  const packageDirectory = path.dirname(path.dirname(path.dirname(installed.postgres)));
  cpSync(packageDirectory, closed, { recursive: true, verbatimSymlinks: true });
  const inside = (program: string) => path.join(closed, path.relative(packageDirectory, program));
  const user = serverUser(closed);

  const reachable = reachableBinaries({ postgres: inside(installed.postgres), initdb: inside(installed.initdb) }, user);
  rmSync(closed, { recursive: true });
  const { stdout } = spawnSync(reachable.postgres, ['--version'], { ...user, cwd: '/', encoding: 'utf8' });
  expect(stdout).toContain('PostgreSQL) 18');
});
