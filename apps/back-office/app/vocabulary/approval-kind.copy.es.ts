import type { ApprovalKind } from '@lender/contract';

/** What staff call each command that waits for a second person. */
export const approvalKindWords: Readonly<Record<ApprovalKind, string>> = {
  'client.status': 'Cambiar el estado del cliente',
  'loan.waive': 'Condonar parte de la deuda',
  'loan.write_off': 'Castigar el préstamo',
  'loan.undo_write_off': 'Deshacer el castigo',
  'loan.sell': 'Vender la deuda',
  'loan.buy_back': 'Recomprar la deuda',
  'loan.terminate': 'Anular el contrato',
  'loan.reverse_payment': 'Revertir un pago',
};
