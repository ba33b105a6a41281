import type { TaxedAmount } from '@lender/lending';
import { sumCentavos } from '@lender/money';
import { toChargeReply } from '../pricing/index.ts';

/** Returns an amount with its IVA in its wire form. */
export const toTaxedReply = ({ netCentavos, ivaCentavos }: TaxedAmount) =>
  toChargeReply({ netCentavos, ivaCentavos, grossCentavos: sumCentavos([netCentavos, ivaCentavos]) });
