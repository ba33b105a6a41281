import type { MandateStatus } from '@lender/lending';

/** Words for each status of a direct debit mandate. */
export const mandateStatusWords: Readonly<Record<MandateStatus, string>> = {
  requested: 'Pedida',
  active: 'Activa',
  paused: 'En pausa',
  cancelled: 'Cancelada',
  failed: 'Rechazada',
};
