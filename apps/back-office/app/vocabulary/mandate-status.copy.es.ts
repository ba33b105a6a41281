import type { MandateStatus } from '@lender/lending';

/** How the leave to debit an account stands. */
export const mandateStatusWords: Readonly<Record<MandateStatus, string>> = {
  requested: 'Pedida',
  active: 'Activa',
  paused: 'En pausa',
  cancelled: 'Cancelada',
  failed: 'Rechazada',
};
