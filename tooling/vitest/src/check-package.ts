#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkApiReports } from './api-report.ts';

/**
 * Checks the package in the current folder as its users will get it: packs it, then asks publint whether everything it
 * promises is in it, and attw whether every module resolution finds the types. Its public types must be those of its
 * reports in `api`. Writes `test-results/package.json`.
 *
 * With `--write-api` it writes those reports, and checks nothing.
 */
const { values: flags } = parseArgs({ options: { 'write-api': { type: 'boolean', default: false } } });
if (flags['write-api']) {
  checkApiReports({ write: true });
  process.exit();
}

const folder = mkdtempSync(path.join(tmpdir(), 'check-package-'));
const tarball = path.join(folder, 'package.tgz');
const pnpm = process.env.npm_execpath ?? 'pnpm';

const checks = [
  run(pnpm, ['pack', '--out', tarball]),
  run('publint', ['run', tarball, '--strict']),
  run('attw', [tarball, '--profile', 'esm-only', '--no-emoji', ...withoutStyles()]),
  isReported(),
];
rmSync(folder, { recursive: true });

const numFailedTests = checks.filter((passed) => !passed).length;
mkdirSync('test-results', { recursive: true });
writeFileSync(
  'test-results/package.json',
  JSON.stringify({ numPassedTests: checks.length - numFailedTests, numFailedTests }),
);
process.exitCode = numFailedTests > 0 ? 1 : 0;

function run(command: string, args: string[]): boolean {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) console.error(`${command} ${args.join(' ')}\n${stdout ?? ''}${stderr ?? ''}`);
  return status === 0;
}

/** Tells whether the reports hold every change of the public types. */
function isReported(): boolean {
  const wrong = checkApiReports({ write: false });
  for (const line of wrong) console.error(line);
  if (wrong.length > 0) console.error('`pnpm api` writes the reports: look at what changed before you commit it.');
  return wrong.length === 0;
}

/** attw reads types, and a style sheet has none. */
function withoutStyles(): string[] {
  const manifest: { exports?: Record<string, unknown> } = JSON.parse(readFileSync('package.json', 'utf8'));
  const styles = Object.keys(manifest.exports ?? {}).filter((entry) => entry.endsWith('.css'));
  return styles.length > 0 ? ['--exclude-entrypoints', ...styles] : [];
}
