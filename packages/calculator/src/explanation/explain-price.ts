import type { Charge } from '@lender/money';
import { balancePeriods, type Charges } from '../pricing/charges.ts';
import type { LoanTerms } from '../pricing/pricing.ts';
import { type Derivation, type Explanation, explainCharge } from './explanation.ts';

/** The figures that follow from a loan's terms alone. */
export interface PricedFigures extends Charges {
  readonly totalCentavos: number;
  readonly aprPercent: number;
}

/** Explains the charges and their total. */
export function explainPrice(terms: LoanTerms, priced: PricedFigures): Explanation[] {
  const { principalCentavos, rates, discount } = terms;
  const { ivaRate, serviceFeeRate, processingFeeRate, withdrawalFeeCentavos, invoicingFeeCentavos } = rates;
  const nets: Readonly<Record<keyof Charges, Derivation>> = {
    interest: interestDerivation(terms),
    serviceFee: {
      formula: 'round(principalCentavos × serviceFeeRate × (1 − discount))',
      inputs: { principalCentavos, serviceFeeRate, discount: discount.serviceFee },
    },
    processingFee: {
      formula: 'round(principalCentavos × processingFeeRate)',
      inputs: { principalCentavos, processingFeeRate },
    },
    withdrawalFee: { formula: 'withdrawalFeeCentavos', inputs: { withdrawalFeeCentavos } },
    invoicingFee: { formula: 'invoicingFeeCentavos', inputs: { invoicingFeeCentavos } },
  };
  const charges = Object.keys(nets) as (keyof Charges)[];
  return [
    ...charges.flatMap((key) => {
      const charge = priced[key];
      return explainCharge(key, charge, { net: nets[key], iva: ivaDerivation(charge, ivaRate) });
    }),
    explainTotal(principalCentavos, priced),
  ];
}

function interestDerivation(terms: LoanTerms): Derivation {
  const { annualRate, dayCountBasis } = terms.rates;
  const periods = balancePeriods(terms);
  const factors = periods.map((_, index) => `balance${index + 1}Centavos × days${index + 1}`);
  const balances = periods.flatMap(({ principalCentavos, days }, index) => [
    [`balance${index + 1}Centavos`, principalCentavos],
    [`days${index + 1}`, days],
  ]);
  return {
    formula: `round((${factors.join(' + ')}) × annualRate ÷ dayCountBasis × (1 − discount))`,
    inputs: { ...Object.fromEntries(balances), annualRate, dayCountBasis, discount: terms.discount.interest },
  };
}

function ivaDerivation({ netCentavos }: Charge, ivaRate: string): Derivation {
  return { formula: 'round(netCentavos × ivaRate)', inputs: { netCentavos, ivaRate } };
}

function explainTotal(principalCentavos: number, priced: PricedFigures): Explanation {
  return {
    key: 'totalCentavos',
    formula:
      'principalCentavos + interestCentavos + serviceFeeCentavos + processingFeeCentavos + withdrawalFeeCentavos + invoicingFeeCentavos',
    inputs: {
      principalCentavos,
      interestCentavos: priced.interest.grossCentavos,
      serviceFeeCentavos: priced.serviceFee.grossCentavos,
      processingFeeCentavos: priced.processingFee.grossCentavos,
      withdrawalFeeCentavos: priced.withdrawalFee.grossCentavos,
      invoicingFeeCentavos: priced.invoicingFee.grossCentavos,
    },
    result: priced.totalCentavos,
  };
}
