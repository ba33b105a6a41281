import type { getWork, Reply } from '@lender/contract';
import { screenPath } from '../../screens.ts';
import { workCopy } from './work.copy.es.ts';

const { loads: copy } = workCopy;

/** Amount of work that waits in one place, and the path to it. */
export interface Load {
  readonly label: string;
  readonly count: number;
  /** State of its deadlines, in words. */
  readonly state: string;
  readonly isLate: boolean;
  readonly href: string;
}

type Work = Reply<typeof getWork>;

/** Returns what waits in each place that the caller may read. */
export function loadsOf(
  { mine, free, cases, tasks, complaints, alerts, approvals }: Work,
  holdsCases: boolean,
): readonly Load[] {
  const manual = screenPath('queue', { queue: 'manual' });
  const ofCases = holdsCases
    ? [loadOf(copy.mine, mine, `${manual}?asignada=me`), loadOf(copy.free, free, `${manual}?asignada=nobody`)]
    : [loadOf(copy.cases, cases, manual)];
  return [
    ...ofCases,
    ...(tasks === null ? [] : [loadOf(copy.tasks, tasks, screenPath('tasks', {}), copy.overdueTasks)]),
    ...(complaints === null ? [] : [loadOf(copy.complaints, complaints, screenPath('complaints', {}))]),
    ...(alerts === null ? [] : [loadOf(copy.alerts, alerts, screenPath('alerts', {}))]),
    ...(approvals === null ? [] : [approvalsLoad(approvals)]),
  ];
}

function loadOf(
  label: string,
  { waiting, overdue }: Work['mine'],
  href: string,
  late: (count: number) => string = copy.overdue,
): Load {
  const isLate = overdue > 0;
  return { label, count: waiting, href, isLate, state: isLate ? late(overdue) : onTime(waiting) };
}

const onTime = (waiting: number): string => (waiting > 0 ? copy.onTime : copy.nothing);

/** Returns the load of approvals, which have no deadline. */
const approvalsLoad = (count: number): Load => ({
  label: copy.approvals,
  count,
  state: count > 0 ? '' : copy.nothing,
  isLate: false,
  href: screenPath('approvals', {}),
});
