import type { PlainDate } from '@lender/calculator';
import type { getActiveLoan, Reply } from '@lender/contract';
import type { Centavos } from '@lender/money';
import { chosenExtension } from '../chosen-extension.ts';
import { loanState } from '../loan-state.ts';
import type { PaySelection } from './pay-address.ts';

/** Amount and last day of a payment that serves its purpose. */
export interface PaymentAim {
  readonly amount: Centavos;
  /** Last day on which that amount is enough. */
  readonly validOn: PlainDate;
  /** Part of the debt, where only a part is paid. */
  readonly part?: Centavos;
}

type Loan = Reply<typeof getActiveLoan>;

/** Returns undefined where there is nothing of the kind to pay. */
export function paymentAim(loan: Loan, selection: Pick<PaySelection, 'purpose' | 'isPart'>): PaymentAim | undefined {
  switch (selection.purpose) {
    case 'prorroga':
      return extensionAim(loan);
    case 'devolucion':
      return withdrawalAim(loan);
    case 'prestamo':
      return repaymentAim(loan, selection);
  }
}

function extensionAim(loan: Loan): PaymentAim | undefined {
  const chosen = chosenExtension(loan);
  return chosen && { amount: chosen.invoice.amount, validOn: chosen.invoice.payableUntil };
}

function withdrawalAim({ withdrawal: { state, amount, until } }: Loan): PaymentAim | undefined {
  return state === 'asked' && amount !== null && until !== null ? { amount, validOn: until } : undefined;
}

function repaymentAim(loan: Loan, { isPart }: Pick<PaySelection, 'isPart'>): PaymentAim | undefined {
  const { payoffToday, repaymentInvoice, position } = loan;
  const state = loanState(loan);
  if ((state !== 'owed' && state !== 'onHold') || payoffToday === 0) return undefined;
  const whole = { amount: payoffToday, validOn: position.date };
  const part = repaymentInvoice.amount;
  return isPart && part > 0 && part < payoffToday ? { ...whole, amount: part, part } : whole;
}
