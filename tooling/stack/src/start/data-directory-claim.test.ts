import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { claimDataDirectory } from './data-directory-claim.ts';

let folder: string;
const own = { pid: process.pid, addresses: { borrower: 'http://localhost:3000' }, pids: {} };

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'claim-test-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('a data folder of a running stack is refused, with the addresses of that stack', () => {
  const script = path.join(folder, path.basename(process.argv[1] ?? ''));
  writeFileSync(script, 'setInterval(() => {}, 1000);');
  const other = spawn(process.execPath, ['--conditions=@lender/source', script], { stdio: 'ignore' });
  const running = { ...own, pid: other.pid ?? 0 };
  writeFileSync(path.join(folder, 'stack.json'), JSON.stringify(running));

  expect(claimDataDirectory(folder, own)).toEqual({ ok: false, problem: { code: 'already_running', running } });
  other.kill('SIGKILL');
});

test.for([
  ['no process', 2 ** 22 + 1],
  ['another program', 1],
  ['ourselves, in a container that counts from one', process.pid],
] as const)('the record of a killed stack whose process id is now %s is replaced', ([, pid]) => {
  writeFileSync(path.join(folder, 'stack.json'), JSON.stringify({ ...own, pid, addresses: {} }));
  expect(claimDataDirectory(folder, own).ok).toBe(true);
  expect(JSON.parse(readFileSync(path.join(folder, 'stack.json'), 'utf8'))).toEqual(own);
});

test('a claimed data folder names what runs now, and is free again after the release', () => {
  const claimed = claimDataDirectory(folder, own);
  if (!claimed.ok) throw new Error('The folder is ours.');
  const next = { ...own, pids: { api: 42 } };
  claimed.value.record(next);
  expect(JSON.parse(readFileSync(path.join(folder, 'stack.json'), 'utf8'))).toEqual(next);
  claimed.value.release();
  expect(claimDataDirectory(folder, own).ok).toBe(true);
});
