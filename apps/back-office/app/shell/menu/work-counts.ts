import type { getWork, Reply, WorkKind } from '@lender/contract';
import type { ScreenName } from '../../screens.ts';

/** Page on which each kind of work is done. */
export const WORK_PAGES = {
  own_cases: 'queue',
  free_cases: 'queue',
  approvals: 'approvals',
  complaints: 'complaints',
  disputes: 'tasks',
  hardship: 'tasks',
  transfers: 'tasks',
  deposits: 'deposits',
  payouts: 'tasks',
  bank_lines: 'reconciliation',
  promises: 'collections',
  calls: 'collections',
  messages: 'communications',
  alerts: 'alerts',
  tasks: 'tasks',
  jobs: 'jobs',
  webhooks: 'developers',
  invitations: 'users',
  policy_drafts: 'policies',
  policy_shadows: 'policies',
  product_drafts: 'products',
} as const satisfies Record<WorkKind, ScreenName>;

/** Numbers of items that wait on a page, and of those whose deadline has passed. */
export interface WorkCount {
  readonly waiting: number;
  readonly overdue: number;
}

export type WorkCounts = Readonly<Partial<Record<ScreenName, WorkCount>>>;

/** Adds up the work of the caller by the page on which it is done; a page on which nothing waits is left out. */
export function workCounts(lines: Reply<typeof getWork>['lines']): WorkCounts {
  const counts: Partial<Record<ScreenName, WorkCount>> = {};
  for (const { kind, waiting, overdue } of lines.filter((line) => line.waiting > 0)) {
    const page = WORK_PAGES[kind];
    const before = counts[page] ?? { waiting: 0, overdue: 0 };
    counts[page] = { waiting: before.waiting + waiting, overdue: before.overdue + overdue };
  }
  return counts;
}
