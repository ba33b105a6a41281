/** A loan with one due date, its payments by day, in the plainest form. */
export interface PlainLoan {
  readonly principal: number;
  readonly termDays: number;
  readonly payments: readonly { readonly day: number; readonly amount: number }[];
  /** Day for which the position is computed. */
  readonly day: number;
}

/**
 * Returns the amount owed of a loan at 30 % a year with a service fee of 5 %, charges first: only the sum, in doubles,
 * without components, caps, late charges or anything else that happens to loans.
 */
export function owedByHand({ principal, termDays, payments, day }: PlainLoan): number {
  let status = principal;
  let centavoDays = 0;
  let now = 0;
  let chargesPaid = 0;
  const chargesOn = (date: number) => {
    centavoDays += status * (date - now);
    now = date;
    const interest = Math.floor((centavoDays + 600) / 1_200);
    const fee = Math.floor((principal * date) / (20 * termDays) + 0.5);
    return withIva(interest) + withIva(fee) - chargesPaid;
  };
  for (const payment of payments.toSorted((one, other) => one.day - other.day)) {
    const toCharges = Math.min(payment.amount, chargesOn(payment.day));
    chargesPaid += toCharges;
    status -= payment.amount - toCharges;
  }
  return status + chargesOn(day);
}

const withIva = (net: number): number => net + Math.floor((net * 16 + 50) / 100);
