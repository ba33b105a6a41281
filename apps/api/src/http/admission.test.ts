import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openAdmission } from './admission.ts';

const LIMITS = { seats: 1, waiting: 2, criticalWaiting: 3, waitMs: 60_000 };
const asking = (isCritical = false) => ({ isCritical, isHere: () => true });

test('seats are given at once, then so many wait, and whoever comes after that is turned away', async () => {
  const admission = openAdmission(LIMITS);
  expect(admission.enter(asking())).toBe(true);
  const [second, third] = [admission.enter(asking()), admission.enter(asking())];
  expect(admission.isFull(false)).toBe(true);
  expect(admission.enter(asking())).toBe(false);
  admission.leave();
  expect(await second).toBe(true);
  expect(admission.isFull(false)).toBe(false);
  admission.leave();
  expect(await third).toBe(true);
});

test('what money hangs on waits before everything else, and in a place of its own', async () => {
  const admission = openAdmission(LIMITS);
  admission.enter(asking());
  const order: string[] = [];
  const enter = async (name: string, isCritical: boolean) => {
    if (await admission.enter(asking(isCritical))) order.push(name);
    admission.leave();
  };
  const all = [enter('one', false), enter('two', false), enter('payment', true), enter('application', true)];
  expect([admission.isFull(false), admission.isFull(true)]).toEqual([true, false]);
  admission.leave();
  await Promise.all(all);
  expect(order).toEqual(['payment', 'application', 'one', 'two']);
});

test('a flood of what money hangs on leaves every fourth seat to the others', async () => {
  const admission = openAdmission({ ...LIMITS, criticalWaiting: 100 });
  admission.enter(asking());
  const order: boolean[] = [];
  const enter = async (isCritical: boolean) => {
    if (await admission.enter(asking(isCritical))) order.push(isCritical);
    admission.leave();
  };
  const all = [...Array.from({ length: 12 }, () => enter(true)), enter(false), enter(false)];
  admission.leave();
  await Promise.all(all);
  expect(order.indexOf(false)).toBe(3);
  expect(order.lastIndexOf(false)).toBe(7);
});

test('nobody waits for ever', async () => {
  const admission = openAdmission({ ...LIMITS, waitMs: 1 });
  admission.enter(asking());
  expect(await admission.enter(asking())).toBe(false);
  expect(admission.isFull(false)).toBe(false);
});

test('whoever went away is passed over', async () => {
  const admission = openAdmission(LIMITS);
  admission.enter(asking());
  const [gone, here] = [admission.enter({ isCritical: true, isHere: () => false }), admission.enter(asking())];
  admission.leave();
  expect(await Promise.all([gone, here])).toEqual([false, true]);
});

test('never more are in than there are seats, and every seat comes back', async () => {
  const visits = fc.array(fc.record({ isCritical: fc.boolean(), isHere: fc.boolean() }), { maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(visits, fc.integer({ min: 1, max: 4 }), async (all, seats) => {
      const admission = openAdmission({ seats, waiting: 5, criticalWaiting: 5, waitMs: 60_000 });
      let inside = 0;
      await Promise.all(
        all.map(async ({ isCritical, isHere }) => {
          if (!(await admission.enter({ isCritical, isHere: () => isHere }))) return;
          inside += 1;
          expect(inside).toBeLessThanOrEqual(seats);
          await Promise.resolve();
          inside -= 1;
          admission.leave();
        }),
      );
      for (let seat = 0; seat < seats; seat++) expect(admission.enter(asking())).toBe(true);
    }),
  );
});
