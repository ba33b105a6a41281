import type { LoanEventKind } from '@lender/lending';

/** Words of staff for everything that happens to a loan. */
export const loanEventWords: Readonly<Record<LoanEventKind, string>> = {
  disbursed: 'Llegó el dinero',
  payment: 'Pago',
  reversal: 'Pago devuelto',
  refund: 'Reembolso',
  extension: 'Prórroga',
  waiver: 'Condonación',
  hold: 'Pausa',
  hold_end: 'Fin de la pausa',
  withdrawal: 'Pidió cancelar el contrato',
  write_off: 'Castigo',
  write_off_undone: 'Castigo deshecho',
  sale: 'Venta de la deuda',
  buy_back: 'Recompra de la deuda',
  annulment: 'Contrato anulado',
  correction: 'Corrección',
};
