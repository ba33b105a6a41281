/** A part of a debt, and its accounts: for what is receivable, and for what is lost when it is no longer claimed. */
interface LoanComponentRow {
  readonly name: string;
  readonly receivable: string;
  /** Account for what is waived. */
  readonly waived: string;
  /** Account for what is no longer expected. */
  readonly writtenOff: string;
  /** Account for what is lost in a sale for less. */
  readonly sold: string;
}

/** A charge on a loan: with its IVA, its income, and its tax. */
export interface LoanChargeRow extends LoanComponentRow {
  readonly ivaReceivable: string;
  readonly income: string;
  readonly ivaPayable: string;
}

/** Losses of every part are booked on the same accounts. */
const LOSSES = { waived: 'waiver_expense', writtenOff: 'write_off_expense', sold: 'sale_loss' } as const;

/** The charges on a loan, each with its IVA, in the order in which a payment pays them; the principal comes after them. */
export const LOAN_CHARGES = [
  {
    name: 'lateCharge',
    receivable: 'late_charge_receivable',
    ivaReceivable: 'late_charge_iva_receivable',
    income: 'late_charge_income',
    ivaPayable: 'late_charge_iva_payable',
    ...LOSSES,
  },
  {
    name: 'fees',
    receivable: 'fee_receivable',
    ivaReceivable: 'fee_iva_receivable',
    income: 'fee_income',
    ivaPayable: 'fee_iva_payable',
    ...LOSSES,
  },
  {
    name: 'interest',
    receivable: 'interest_receivable',
    ivaReceivable: 'interest_iva_receivable',
    income: 'interest_income',
    ivaPayable: 'interest_iva_payable',
    ...LOSSES,
  },
] as const satisfies readonly LoanChargeRow[];

/** Principal of a loan: it is not earned, and bears no IVA. */
export const LOAN_PRINCIPAL = {
  name: 'principal',
  receivable: 'principal_receivable',
  ...LOSSES,
} as const satisfies LoanComponentRow;

/** Every part of a debt, in the order in which a payment pays them. */
export const LOAN_COMPONENTS = [...LOAN_CHARGES, LOAN_PRINCIPAL] as const;

/** Account on which the principal that is to be received is booked. */
export const PRINCIPAL_ACCOUNT = LOAN_PRINCIPAL.receivable;
