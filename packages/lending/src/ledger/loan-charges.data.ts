/** A charge on a loan, and where it and its IVA are booked: what is to be received, what was earned, what is tax. */
export interface LoanChargeRow {
  readonly name: string;
  readonly receivable: string;
  readonly ivaReceivable: string;
  readonly income: string;
  readonly ivaPayable: string;
}

/**
 * The charges on a loan, each with its IVA, in the order in which a payment pays them; the principal comes after them.
 * The late charge has its place here although the lender makes none.
 */
export const LOAN_CHARGES = [
  {
    name: 'lateCharge',
    receivable: 'late_charge_receivable',
    ivaReceivable: 'late_charge_iva_receivable',
    income: 'late_charge_income',
    ivaPayable: 'late_charge_iva_payable',
  },
  {
    name: 'fees',
    receivable: 'fee_receivable',
    ivaReceivable: 'fee_iva_receivable',
    income: 'fee_income',
    ivaPayable: 'fee_iva_payable',
  },
  {
    name: 'interest',
    receivable: 'interest_receivable',
    ivaReceivable: 'interest_iva_receivable',
    income: 'interest_income',
    ivaPayable: 'interest_iva_payable',
  },
] as const satisfies readonly LoanChargeRow[];

/** Where the principal that is to be received is booked. */
export const PRINCIPAL_ACCOUNT = 'principal_receivable';
