import { LOAN_CHARGES } from './loan-charges.data.ts';
import { recordFrom } from './record-from.ts';

export type LoanCharge = (typeof LOAN_CHARGES)[number];
export type LoanChargeName = LoanCharge['name'];
export type PerCharge<Value> = Readonly<Record<LoanChargeName, Value>>;

/** A value for each charge of a loan, found in the order in which a payment pays them. */
export const perCharge = <Value>(find: (charge: LoanCharge) => Value): PerCharge<Value> =>
  recordFrom(LOAN_CHARGES.map((charge) => [charge.name, find(charge)]));
