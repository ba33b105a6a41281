import type { ApprovalStatus } from '@lender/contract';
import type { StatusWord } from './status-word.ts';

/** Words of staff for each state of a command that waits, or waited, for a second person. */
export const approvalStatusWords: Readonly<Record<ApprovalStatus, StatusWord>> = {
  open: { label: 'Espera aprobación', tone: 'warn' },
  done: { label: 'Aprobada', tone: 'ok' },
  rejected: { label: 'Rechazada', tone: 'danger' },
  stale: { label: 'Ya no aplica', tone: 'neutral' },
};
