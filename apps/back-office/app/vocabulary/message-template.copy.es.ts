import type { MessageTemplate } from '@lender/contract';

/** Words of staff for each text that borrowers are sent. */
export const templateWords: Readonly<Record<MessageTemplate, string>> = {
  application_approved: 'Solicitud aprobada, falta firmar',
  smaller_offer: 'Oferta menor',
  larger_offer: 'Oferta mayor',
  application_rejected: 'Solicitud rechazada',
  documents_missing: 'Faltan documentos',
  review_delayed: 'Revisión que se tardó',
  time_running_out: 'Solicitud por vencer',
  application_ended: 'Solicitud que terminó',
  payout_sent: 'Dinero en camino',
  payout_arrived: 'Dinero en la cuenta',
  payout_collected: 'Dinero recogido en tienda',
  payment_received: 'Pago recibido',
  payment_reversed: 'Pago devuelto por el banco',
  refund_sent: 'Devolución de lo pagado de más',
  reference_expired: 'Referencia vencida',
  extension_bought: 'Prórroga comprada',
  withdrawal_completed: 'Préstamo cancelado a tiempo',
  loan_paid: 'Préstamo liquidado con un pago',
  loan_settled: 'Préstamo liquidado sin pago',
  offer_ended: 'Oferta que terminó',
  signing_again: 'Falta firmar otra vez',
  cash_ready: 'Efectivo listo para recoger',
  cash_ended: 'Efectivo que nadie recogió',
  debit_announced: 'Aviso de cobro a la cuenta',
  debit_failed: 'Cobro que no pasó',
  reminder_before: 'Recordatorio antes del pago',
  reminder_due_day: 'Recordatorio del día del pago',
  reminder_overdue: 'Recordatorio de atraso',
  collection_text: 'Mensaje de cobranza',
};

/** Returns the words for a text; a text that no longer exists is shown by its name. */
export const messageTemplateWords = (name: string): string => {
  const known: Readonly<Record<string, string>> = templateWords;
  return known[name] ?? name;
};
