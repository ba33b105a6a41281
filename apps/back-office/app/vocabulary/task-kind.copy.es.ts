import type { StaffTaskKind } from '@lender/contract';

/** Words of staff for each kind of task that waits for a person. */
export const taskKindWords = {
  payout_refused: 'No se aceptó una dispersión',
  payout_returned: 'El banco devolvió el dinero',
  payout_stuck: 'Una dispersión no avanza',
  payout_returned_after_settlement: 'El banco devolvió dinero que ya había llegado',
  cash_payout_due: 'Hay que ordenar un préstamo en efectivo',
  cash_payout_unclaimed: 'Hay que retirar una orden de efectivo que ya no vale',
  receipt_unmatched: 'Llegó dinero y no sabemos de quién es',
  refund_due: 'Hay que devolver un pago de más',
  reversal_received: 'Un pago se deshizo',
  chargeback: 'El cliente objetó un cargo',
  transfer_unproven: 'No encontramos una transferencia que el cliente dice que hizo',
  hold_review: 'Toca revisar un préstamo en pausa',
  write_off_proposed: 'Se propone castigar un préstamo',
  sale_fallen: 'Se vendió una deuda que ya estaba pagada',
  hardship_asked: 'Un cliente dice que no puede pagar',
  loan_disputed: 'Un cliente dice que no pidió un préstamo',
  identifier_quota_reached: 'Alguien llegó a su límite de datos completos del día',
  webhook_failed: 'Otro sistema no recibe nuestros avisos',
  job_failed: 'Un trabajo del servidor no pudo terminar',
} satisfies Record<StaffTaskKind, string>;
