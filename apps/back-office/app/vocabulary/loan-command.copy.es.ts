import type { ApprovalKind, HistoryFacts } from '@lender/contract';
import { approvalKindWords } from './approval-kind.copy.es.ts';

/** Words of staff for every command, of one person or of two. */
export const commandWords: Readonly<Record<HistoryFacts<'loan.command'>['command'] | ApprovalKind, string>> = {
  ...approvalKindWords,
  hold: 'Pausar el préstamo',
  release: 'Quitar la pausa',
};
