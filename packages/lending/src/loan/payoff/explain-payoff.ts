import type { Explanation } from '@lender/calculator/explain';
import type { Centavos } from '@lender/money';
import { LOAN_CHARGES } from '../../ledger/loan-charges.data.ts';
import type { LoanChargeName, PerCharge } from '../../ledger/per-charge.ts';
import type { LoanPosition } from '../position.ts';
import { grossOf } from '../replay/component-arithmetic.ts';
import type { LoanBook } from '../replay/loan-book.ts';
import { type EarnedCharge, minus } from './derivation.ts';
import { explainFees } from './explain-fees.ts';
import { explainInterest } from './explain-interest.ts';
import { explainLateCharges } from './explain-late-charges.ts';

interface Payoff {
  readonly position: LoanPosition;
  readonly asAgreedCentavos: Centavos;
}

/**
 * Opens every figure of a payoff quote to its formula, rates and dates: what was earned, less what the caps keep out,
 * what was paid, waived, and not asked for.
 */
export function explainPayoff(book: LoanBook, payoff: Payoff): Explanation[] {
  const earned: PerCharge<EarnedCharge> = {
    lateCharge: explainLateCharges(book),
    fees: explainFees(book),
    interest: explainInterest(book),
  };
  return [
    explainPrincipal(book, payoff.position),
    ...LOAN_CHARGES.flatMap(({ name }) => explainCharge(name, { earned: earned[name], position: payoff.position })),
    ...explainTotals(payoff),
  ];
}

function explainPrincipal({ disbursedCentavos }: LoanBook, { principal }: LoanPosition): Explanation {
  const { charged, paid, waived, tolerated, outstanding } = principal;
  const lentAgain = charged - disbursedCentavos;
  const how = minus(
    {
      formula: lentAgain > 0 ? 'disbursedCentavos + refundedBeyondCreditCentavos' : 'disbursedCentavos',
      inputs: { disbursedCentavos, ...(lentAgain > 0 && { refundedBeyondCreditCentavos: lentAgain }) },
    },
    { paidCentavos: paid, waivedCentavos: waived, toleratedCentavos: tolerated },
  );
  return { key: 'principalCentavos', ...how, result: outstanding };
}

function explainCharge(
  name: LoanChargeName,
  { earned, position }: { readonly earned: EarnedCharge; readonly position: LoanPosition },
): Explanation[] {
  const { outstanding } = position.charges[name];
  return (['net', 'iva'] as const).map((part) => {
    const centavosOf = `${part}Centavos` as const;
    const { charged, paid, waived, tolerated } = position.charges[name];
    const how = minus(earned[part], {
      keptOutByCapCentavos: earned.amount[centavosOf] - charged[centavosOf],
      paidCentavos: paid[centavosOf],
      waivedCentavos: waived[centavosOf],
      toleratedCentavos: tolerated[centavosOf],
    });
    return { key: `${name}.${centavosOf}`, ...how, result: outstanding[centavosOf] };
  });
}

function explainTotals({ position, asAgreedCentavos }: Payoff): Explanation[] {
  const { principal, charges, outstandingCentavos: totalCentavos } = position;
  return [
    {
      key: 'totalCentavos',
      formula: 'principalCentavos + lateChargeCentavos + feesCentavos + interestCentavos',
      inputs: {
        principalCentavos: principal.outstanding,
        lateChargeCentavos: grossOf(charges.lateCharge.outstanding),
        feesCentavos: grossOf(charges.fees.outstanding),
        interestCentavos: grossOf(charges.interest.outstanding),
      },
      result: totalCentavos,
    },
    {
      key: 'savingCentavos',
      formula: 'asAgreedCentavos − totalCentavos',
      inputs: { asAgreedCentavos, totalCentavos },
      result: asAgreedCentavos - totalCentavos,
    },
  ];
}
