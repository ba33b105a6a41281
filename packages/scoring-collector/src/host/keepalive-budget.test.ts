import { expect, test } from 'vitest';
import { createKeepaliveBudget } from './keepalive-budget.ts';

const kept = async (sizes: readonly number[]) => {
  const budget = createKeepaliveBudget();
  const asked: boolean[] = [];
  const finish: (() => void)[] = [];
  const request = (keepalive: boolean) => {
    asked.push(keepalive);
    return new Promise<void>((resolve) => finish.push(resolve));
  };
  const all = sizes.map((bytes) => budget(bytes, request));
  return { asked, budget, request, end: () => Promise.all([...finish.map((notify) => notify()), ...all]) };
};

test('requests outlive the page as long as they fit into 60 KiB together', async () => {
  const { asked } = await kept([30 * 1024, 30 * 1024, 1]);
  expect(asked).toEqual([true, true, false]);
});

test('eight small requests outlive the page', async () => {
  expect((await kept(Array(9).fill(100))).asked).toEqual([...Array(8).fill(true), false]);
});

test('a request that ended makes room, whether it succeeded or failed', async () => {
  const { asked, budget, request, end } = await kept([60 * 1024]);
  await end();
  await budget(60 * 1024, () => Promise.reject(new Error('away'))).catch(() => {});
  void budget(60 * 1024, request);
  expect(asked).toEqual([true, true]);
});
