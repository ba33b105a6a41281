import type { ClearingAccount } from '@lender/lending';

/** Words of staff for each account of money that a provider, a brand or the office holds. */
export const clearingAccountWords = {
  openpay_store_clearing: 'OpenPay tiendas por liquidar',
  openpay_spei_clearing: 'OpenPay SPEI por liquidar',
  openpay_card_clearing: 'OpenPay tarjetas por liquidar',
  belvo_debit_clearing: 'Belvo domiciliación por liquidar',
  office_cash: 'Efectivo en la oficina',
  openpay_payout_clearing: 'OpenPay dispersiones por salir',
  cebuana_payout_clearing: 'Cebuana por pagar',
  bdo_payout_clearing: 'BDO por pagar',
  m_lhuillier_payout_clearing: 'M Lhuillier por pagar',
} satisfies Record<ClearingAccount, string>;
