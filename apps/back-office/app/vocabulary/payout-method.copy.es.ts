import type { PayoutMethod } from '@lender/lending';

export const payoutMethodWords: Readonly<Record<PayoutMethod, string>> = {
  bank_transfer: 'Transferencia',
  cebuana: 'Cebuana',
  bdo: 'BDO',
  m_lhuillier: 'M Lhuillier',
};
