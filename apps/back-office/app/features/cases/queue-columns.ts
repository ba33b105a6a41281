import type { CaseColumn } from '../../vocabulary/case-columns.tsx';

/** Columns that can be shown beside the client, with whom every row begins. */
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

/** Columns that are shown unless the user chose others. */
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
