import { LOAN_CHARGES } from './loan-charges.data.ts';

export type LoanCharge = (typeof LOAN_CHARGES)[number];
export type LoanChargeName = LoanCharge['name'];
export type PerCharge<Value> = Readonly<Record<LoanChargeName, Value>>;

/** Returns a value for each charge of a loan, found in the order in which a payment pays them. */
export function perCharge<Value>(find: (charge: LoanCharge) => Value): PerCharge<Value> {
  const found: Partial<Record<LoanChargeName, Value>> = {};
  for (const charge of LOAN_CHARGES) found[charge.name] = find(charge);
  return found as PerCharge<Value>;
}
