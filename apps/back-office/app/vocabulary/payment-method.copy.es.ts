import type { PaymentMethod } from '@lender/lending';

/** Words of staff for each way in which a borrower pays. */
export const paymentMethodWords: Readonly<Record<PaymentMethod, string>> = {
  paynet: 'En tienda, Paynet',
  spei: 'Transferencia SPEI',
  card: 'Con tarjeta',
  direct_debit: 'Domiciliación',
  bank_transfer: 'Depósito en el banco',
  cash: 'En efectivo, en la oficina',
};
