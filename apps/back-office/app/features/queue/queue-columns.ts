import type { CaseColumn } from '../../vocabulary/case-columns.tsx';

/** What can be shown beside the client, whom every row begins with. */
export const QUEUE_COLUMNS = [
  'due',
  'amount',
  'status',
  'reasons',
  'waiting',
  'holder',
  'bank',
  'borrower',
  'phone',
  'asked',
  'reference',
] as const satisfies readonly CaseColumn[];

export type QueueColumn = (typeof QUEUE_COLUMNS)[number];

/** What is shown unless somebody chose. */
export const USUAL_COLUMNS: readonly QueueColumn[] = [
  'due',
  'amount',
  'status',
  'reasons',
  'waiting',
  'holder',
  'bank',
  'borrower',
];
