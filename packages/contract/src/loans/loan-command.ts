/** Commands about a loan that a second person approves. */
export const LOAN_APPROVAL_KINDS = [
  'loan.waive',
  'loan.write_off',
  'loan.undo_write_off',
  'loan.sell',
  'loan.buy_back',
  'loan.terminate',
  'loan.reverse_payment',
  'loan.register_payment',
] as const;
export type LoanApprovalKind = (typeof LOAN_APPROVAL_KINDS)[number];

/** Commands of staff about a loan, each with a note. */
export const LOAN_COMMANDS = ['hold', 'release', ...LOAN_APPROVAL_KINDS] as const;

/** Methods of a payment that staff book by hand. */
export const REGISTERED_METHODS = ['bank_transfer', 'cash'] as const;

/** Parts of a debt that may be waived. */
export const WAIVABLE = ['lateCharge', 'fees', 'interest', 'principal'] as const;
