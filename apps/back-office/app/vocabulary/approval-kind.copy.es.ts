import type { ApprovalKind } from '@lender/contract';

/** What staff call each command that waits for a second person. */
export const approvalKindWords: Readonly<Record<ApprovalKind, string>> = {
  'client.status': 'Cambiar el estado del cliente',
  'client.limit': 'Dar otro límite a un cliente',
  'loan.waive': 'Condonar parte de la deuda',
  'loan.write_off': 'Castigar el préstamo',
  'loan.undo_write_off': 'Deshacer el castigo',
  'loan.sell': 'Vender la deuda',
  'loan.buy_back': 'Recomprar la deuda',
  'loan.terminate': 'Anular el contrato',
  'loan.reverse_payment': 'Revertir un pago',
  'loan.register_payment': 'Registrar un pago',
  'payout.retry': 'Enviar de nuevo el dinero',
  'payout.hand_over': 'Registrar la entrega en efectivo',
  'payout.cancel': 'Cancelar el envío y terminar la solicitud',
  'payment.refund_credit': 'Devolver lo que se pagó de más',
  'payment.refund_receipt': 'Devolver dinero que nadie reclamó',
  'policy.publish': 'Publicar una política de decisión',
  'product.publish': 'Publicar un producto',
  'message.publish': 'Publicar un texto para clientes',
  'working_days.publish': 'Cambiar los días hábiles',
  'legal.publish': 'Publicar un documento legal',
  'data.export': 'Exportar datos personales',
  'data.evidence': 'Reunir la evidencia de un préstamo',
  'promotion.create': 'Crear una promoción',
  'aml.thresholds': 'Cambiar los umbrales de las alertas de lavado',
};
