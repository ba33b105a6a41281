import { LOAN_APPROVAL_KINDS } from './approval-kind.ts';

/** Commands of staff about a loan, each with a note. */
export const LOAN_COMMANDS = ['hold', 'release', ...LOAN_APPROVAL_KINDS] as const;

/** Methods of a payment that staff book by hand. */
export const REGISTERED_METHODS = ['bank_transfer', 'cash'] as const;

/** Parts of a debt that may be waived. */
export const WAIVABLE = ['lateCharge', 'fees', 'interest', 'principal'] as const;
