import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readSize, replayCommand } from './replay.ts';

const ROOT = path.join(import.meta.dirname, '../../../..');
const neverDrawn = () => Number.NaN;

test('the command that is printed runs the same days again', async () => {
  const size = { seed: 1_234_567, clients: 10_000, days: 90 };
  const [run, ...args] = replayCommand(size).split(' simulate ');
  expect(readSize((args[0] ?? '').split(' '), neverDrawn)).toEqual(size);

  const { packageManager, scripts } = JSON.parse(await readFile(path.join(ROOT, 'package.json'), 'utf8'));
  expect(run).toBe(`npx -y ${packageManager}`);
  expect(scripts.simulate).toContain('--filter @lender/world simulate');
});

test('a seed that was not given is drawn, and one that is no number is refused', () => {
  expect(readSize([], () => 7)).toEqual({ seed: 7, clients: 200, days: 60 });
  expect(() => readSize(['--seed', 'seven'], neverDrawn)).toThrow('not whole numbers');
});
