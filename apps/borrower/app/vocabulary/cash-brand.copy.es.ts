import type { CashBrand } from '@lender/lending';

/** Names of the brands where cash is collected. */
export const cashBrandNames: Readonly<Record<CashBrand, string>> = {
  cebuana: 'Cebuana',
  bdo: 'BDO',
  m_lhuillier: 'M Lhuillier',
};

/** @example inCashAt('cebuana') // → 'En efectivo, en Cebuana' */
export const inCashAt = (brand: CashBrand): string => `En efectivo, en ${cashBrandNames[brand]}`;
