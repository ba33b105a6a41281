import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openAdmission } from './admission.ts';
import type { Priority } from './priority-of.ts';

const waiting = { money: 3, signed_in: 2, visitor: 2 };
const LIMITS = { slots: 1, waiting, waitingOfOne: 100, waitMs: 60_000 };
const asking = (priority: Priority = 'visitor', account?: string) => ({ rank: priority, account, isHere: () => true });

test('requests enter up to the limit, then some wait, and any after those is refused', async () => {
  const admission = openAdmission(LIMITS);
  expect(admission.enter(asking())).toBe(true);
  const [second, third] = [admission.enter(asking()), admission.enter(asking())];
  expect(admission.isFull('visitor')).toBe(true);
  expect(admission.enter(asking())).toBe(false);
  admission.leave();
  expect(await second).toBe(true);
  expect(admission.isFull('visitor')).toBe(false);
  admission.leave();
  expect(await third).toBe(true);
});

test('requests about money enter before other signed-in ones, and those before visitors, each with its own queue', async () => {
  const admission = openAdmission(LIMITS);
  admission.enter(asking());
  const order: string[] = [];
  const enter = async (name: string, priority: Priority) => {
    if (await admission.enter(asking(priority))) order.push(name);
    admission.leave();
  };
  const all = [enter('visit', 'visitor'), enter('look', 'visitor'), enter('page', 'signed_in'), enter('pay', 'money')];
  expect((['money', 'signed_in', 'visitor'] as const).map(admission.isFull)).toEqual([false, false, true]);
  admission.leave();
  await Promise.all(all);
  expect(order).toEqual(['pay', 'page', 'visit', 'look']);
});

test.each([
  ['money', { money: 6, signed_in: 3, visitor: 3 }],
  ['signed_in', { money: 3, signed_in: 6, visitor: 3 }],
] as const)('a flood of %s leaves turns to all other priorities', async (_, expected) => {
  const admission = openAdmission({ ...LIMITS, waiting: { money: 20, signed_in: 20, visitor: 20 } });
  admission.enter(asking());
  const order: Priority[] = [];
  const enter = async (priority: Priority) => {
    if (await admission.enter(asking(priority))) order.push(priority);
    admission.leave();
  };
  const all = (Object.entries(expected) as [Priority, number][]).flatMap(([priority, times]) =>
    Array.from({ length: times }, () => enter(priority)),
  );
  admission.leave();
  await Promise.all(all);
  expect(order.slice(0, 4).toSorted()).toEqual(['money', 'money', 'signed_in', 'visitor']);
  expect(order).toHaveLength(12);
});

test('one account may have only a few requests waiting at a time', async () => {
  const admission = openAdmission({ ...LIMITS, waitingOfOne: 1 });
  admission.enter(asking());
  const first = admission.enter(asking('signed_in', 'one'));
  expect(admission.enter(asking('signed_in', 'one'))).toBe(false);
  expect(admission.enter(asking('money', 'one'))).toBe(false);
  const another = admission.enter(asking('signed_in', 'another'));
  admission.leave();
  expect(await first).toBe(true);
  const again = admission.enter(asking('signed_in', 'one'));
  admission.leave();
  admission.leave();
  expect(await Promise.all([another, again])).toEqual([true, true]);
});

test('a waiting request is refused after the longest wait', async () => {
  const admission = openAdmission({ ...LIMITS, waitMs: 1 });
  admission.enter(asking());
  expect(await admission.enter(asking())).toBe(false);
  expect(admission.isFull('visitor')).toBe(false);
});

test('a request whose caller hung up is passed over', async () => {
  const admission = openAdmission(LIMITS);
  admission.enter(asking());
  const [gone, here] = [admission.enter({ rank: 'money', isHere: () => false }), admission.enter(asking())];
  admission.leave();
  expect(await Promise.all([gone, here])).toEqual([false, true]);
});

test('requests never exceed the concurrency limit, and every place is given back', async () => {
  const priority = fc.constantFrom<Priority>('money', 'signed_in', 'visitor');
  const account = fc.constantFrom('one', 'another', undefined);
  const visits = fc.array(fc.record({ rank: priority, account, isHere: fc.boolean() }), { maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(visits, fc.integer({ min: 1, max: 4 }), async (all, slots) => {
      const admission = openAdmission({ slots, waiting, waitingOfOne: 2, waitMs: 5 });
      let inside = 0;
      await Promise.all(
        all.map(async ({ isHere, ...who }) => {
          if (!(await admission.enter({ ...who, isHere: () => isHere }))) return;
          inside += 1;
          expect(inside).toBeLessThanOrEqual(slots);
          await Promise.resolve();
          inside -= 1;
          admission.leave();
        }),
      );
      for (let slot = 0; slot < slots; slot++) expect(admission.enter(asking())).toBe(true);
    }),
  );
});
