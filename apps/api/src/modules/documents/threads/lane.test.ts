import { expect, test } from 'vitest';
import { createLane } from './lane.ts';

const door = () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
};

test('a lane runs a fixed number of tasks at once, and the others in the order in which they came', async () => {
  const lane = createLane(2);
  const doors = Array.from({ length: 4 }, door);
  const started: number[] = [];
  const tasks = doors.map(({ opened }, at) =>
    lane.run(async () => {
      started.push(at);
      await opened;
      return at;
    }),
  );
  expect([started, lane.waiting]).toEqual([[0, 1], 2]);
  doors[1]?.open();
  await tasks[1];
  expect(started).toEqual([0, 1, 2]);
  for (const { open } of doors) open();
  expect(await Promise.all(tasks)).toEqual([0, 1, 2, 3]);
  expect(lane.waiting).toBe(0);
});

test('a lane continues after a task that failed', async () => {
  const lane = createLane(1);
  const broken = lane.run(() => Promise.reject(new Error('broken')));
  const next = lane.run(async () => 'done');
  await expect(broken).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
