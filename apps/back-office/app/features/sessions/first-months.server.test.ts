import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readFirstMonths } from './first-months.server.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'first-months-test-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('the progress of a demonstration lender through its first months is read from its file', async () => {
  const file = path.join(folder, 'first-months.json');
  await writeFile(file, '{"day":30,"days":91}');
  expect(await readFirstMonths(file)).toEqual({ day: 30, days: 91 });
});

test('no progress is returned where no lender lives its first months', async () => {
  expect(await readFirstMonths(undefined)).toBeUndefined();
  expect(await readFirstMonths(path.join(folder, 'no-such-file'))).toBeUndefined();
});
