import type { PromiseState } from '@lender/lending';
import type { StatusWord } from './status-word.ts';

/** Words of staff for each state of a promise to pay. */
export const promiseStateWords: Readonly<Record<PromiseState, StatusWord>> = {
  open: { label: 'Por cumplir', tone: 'info' },
  kept: { label: 'Cumplida', tone: 'ok' },
  broken: { label: 'Incumplida', tone: 'danger' },
};
