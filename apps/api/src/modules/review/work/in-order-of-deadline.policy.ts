import type { getWork, Reply } from '@lender/contract';

type Line = Reply<typeof getWork>['lines'][number];

/**
 * Sorts lines of work by the deadline of their next item, the earliest first; then those without a deadline, then those
 * of which nothing waits. Lines that are equal keep their order.
 */
export const inOrderOfDeadline = (lines: readonly Line[]): Line[] =>
  lines.toSorted((one, other) => rank(one) - rank(other) || dueMs(one) - dueMs(other));

function rank({ next }: Line): number {
  if (next === null) return 2;
  return next.dueAt === null ? 1 : 0;
}

const dueMs = ({ next }: Line): number => (next?.dueAt ? Date.parse(next.dueAt) : 0);
