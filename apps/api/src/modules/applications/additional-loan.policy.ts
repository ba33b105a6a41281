import { type AdditionalLoanBar, additionalLoanRoom } from '@lender/lending';
import { type ClientPricing, clientLimitCentavos } from '../pricing/index.ts';

/** Why a client who owes a loan may not apply for another one beside it; undefined for all others. */
export function additionalLoanBar({
  product,
  standing,
}: Pick<ClientPricing, 'product' | 'standing'>): AdditionalLoanBar | undefined {
  if (standing.openLoans.length === 0) return undefined;
  const room = additionalLoanRoom({
    openLoans: standing.openLoans,
    limitCentavos: clientLimitCentavos(product, standing),
    minimumCentavos: product.limits.minAdditionalCentavos,
    maxOpenLoans: product.maxOpenLoans,
  });
  return room.ok ? undefined : room.problem.code;
}
