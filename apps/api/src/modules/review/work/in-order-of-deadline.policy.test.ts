import { WORK_KINDS } from '@lender/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inOrderOfDeadline } from './in-order-of-deadline.policy.ts';

const id = '0198c0de-0000-4000-8000-000000000001';
const next = fc.option(
  fc.record({
    id: fc.constant(id),
    dueAt: fc.option(
      fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2999-12-31') }).map((at) => at.toISOString()),
    ),
  }),
);
const line = fc.record({ kind: fc.constantFrom(...WORK_KINDS), waiting: fc.nat(), overdue: fc.nat(), next });

test('lines of work keep all of them, with deadlines first, the earliest at the head, and empty lines last', () => {
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const sorted = inOrderOfDeadline(lines);
      expect(new Set(sorted)).toEqual(new Set(lines));
      const dues = sorted.flatMap((one) => one.next?.dueAt ?? []);
      expect(dues).toEqual(dues.toSorted());
      const ranks = sorted.map((one) => (one.next === null ? 2 : one.next.dueAt === null ? 1 : 0));
      expect(ranks).toEqual(ranks.toSorted());
    }),
  );
});
