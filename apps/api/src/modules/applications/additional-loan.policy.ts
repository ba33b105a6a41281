import { type AdditionalLoanBar, additionalLoanRoom } from '@lender/lending';
import type { Centavos } from '@lender/money';
import { type ClientPricing, clientLimitCentavos } from '../pricing/index.ts';

interface Question extends Pick<ClientPricing, 'product' | 'status'> {
  /** Room that there has to be, in centavos. @default the smallest amount of an additional loan */
  readonly neededCentavos?: Centavos;
}

/** Returns why a client who owes a loan gets no second one; undefined for all others. */
export function additionalLoanBar({ product, status, neededCentavos }: Question): AdditionalLoanBar | undefined {
  if (status.openLoans.length === 0) return undefined;
  const room = additionalLoanRoom({
    openLoans: status.openLoans,
    limitCentavos: clientLimitCentavos(product, status),
    minimumCentavos: neededCentavos ?? product.limits.minAdditionalCentavos,
    maxOpenLoans: product.maxOpenLoans,
  });
  return room.ok ? undefined : room.problem.code;
}
