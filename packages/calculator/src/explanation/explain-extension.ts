import type { Extension } from '../offer/extension.ts';
import type { Instalment } from '../offer/instalments.ts';
import { type Explanation, explainCharge } from './explanation.ts';

const COMMISSION = 'round(outstandingCentavos × commissionRate)';

/** Explains the price of an extension asked for when the given instalment is due. */
export function explainExtension(
  key: string,
  extension: Extension,
  due: { readonly instalment: Instalment; readonly ivaRate: string },
): Explanation[] {
  const { principalCentavos: outstandingCentavos, interest, serviceFee } = due.instalment;
  const { commissionRate } = extension;
  return explainCharge(key, extension, {
    net: {
      formula: `interestCentavos + serviceFeeCentavos + ${COMMISSION}`,
      inputs: {
        interestCentavos: interest.netCentavos,
        serviceFeeCentavos: serviceFee.netCentavos,
        outstandingCentavos,
        commissionRate,
      },
    },
    iva: {
      formula: `interestIvaCentavos + serviceFeeIvaCentavos + round(${COMMISSION} × ivaRate)`,
      inputs: {
        interestIvaCentavos: interest.ivaCentavos,
        serviceFeeIvaCentavos: serviceFee.ivaCentavos,
        outstandingCentavos,
        commissionRate,
        ivaRate: due.ivaRate,
      },
    },
  });
}
