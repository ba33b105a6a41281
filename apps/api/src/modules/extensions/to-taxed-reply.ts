import type { TaxedAmount } from '@lender/lending';
import { sumCentavos } from '@lender/money';
import { toChargeReply } from '../pricing/index.ts';

/** An amount with its IVA as it travels. */
export const toTaxedReply = ({ netCentavos, ivaCentavos }: TaxedAmount) =>
  toChargeReply({ netCentavos, ivaCentavos, grossCentavos: sumCentavos([netCentavos, ivaCentavos]) });
