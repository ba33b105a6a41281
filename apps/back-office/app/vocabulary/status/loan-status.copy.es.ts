import { LOAN_STATUS, type LoanStatus } from '@lender/lending';
import type { StatusWord } from './status-word.ts';

/** Words of staff for each status of a loan. */
export const loanStatusWords: Readonly<Record<LoanStatus, StatusWord>> = {
  1: { label: 'Borrador', tone: 'neutral' },
  2: { label: 'Cancelado', tone: 'neutral' },
  3: { label: 'Sin oferta posible', tone: 'neutral' },
  4: { label: 'Activo', tone: 'info' },
  5: { label: 'Pagado', tone: 'ok' },
  6: { label: 'En pausa', tone: 'warn' },
  8: { label: 'Terminado', tone: 'neutral' },
  9: { label: 'Cartera vendida', tone: 'danger' },
  10: { label: 'Castigado', tone: 'danger' },
};

/**
 * Returns the status of a loan as a badge: a loan that is paid late says so, and for how many days.
 *
 * @example
 * loanBadge(4, 12) // → { label: 'Vencido · 12 días', tone: 'danger' }
 */
export const loanBadge = (status: LoanStatus, daysLate: number): StatusWord =>
  status === LOAN_STATUS.active && daysLate > 0
    ? { label: `Vencido · ${daysLate === 1 ? '1 día' : `${daysLate} días`}`, tone: 'danger' }
    : loanStatusWords[status];
