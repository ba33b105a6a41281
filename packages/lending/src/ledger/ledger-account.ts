import { LOAN_CHARGES, PRINCIPAL_ACCOUNT } from './loan-charges.data.ts';
import { PAYMENT_METHODS } from './payment-methods.data.ts';
import type { LoanCharge } from './per-charge.ts';
import { recordFrom } from './record-from.ts';

/** The accounts that hold what the borrower owes, in the order in which a payment pays them. */
export const RECEIVABLE_ACCOUNTS = [
  ...LOAN_CHARGES.flatMap(({ receivable, ivaReceivable }) => [receivable, ivaReceivable]),
  PRINCIPAL_ACCOUNT,
] as const;
export type ReceivableAccount = LoanCharge['receivable' | 'ivaReceivable'] | typeof PRINCIPAL_ACCOUNT;

export type LedgerAccount =
  | ReceivableAccount
  | 'bank'
  | (typeof PAYMENT_METHODS)[keyof typeof PAYMENT_METHODS]['clearingAccount']
  | LoanCharge['income' | 'ivaPayable']
  | 'client_credit';

/** In a list of accounts the principal comes first, then the charges nearest to it. */
const charges = LOAN_CHARGES.toReversed();

/**
 * The accounts of a loan. Receivables and money are debits, above zero; income and what is owed by the lender are
 * credits, below. `client_credit` is what a borrower paid beyond the debt: the lender's to give back.
 */
export const LEDGER_ACCOUNTS: readonly LedgerAccount[] = [
  PRINCIPAL_ACCOUNT,
  ...charges.flatMap(({ receivable, ivaReceivable }) => [receivable, ivaReceivable]),
  'bank',
  ...Object.values(PAYMENT_METHODS).map(({ clearingAccount }) => clearingAccount),
  ...charges.map(({ income }) => income),
  ...charges.map(({ ivaPayable }) => ivaPayable),
  'client_credit',
];

/** A value for each account of a loan, such as its balance. */
export const perAccount = <Value>(find: (account: LedgerAccount) => Value): Readonly<Record<LedgerAccount, Value>> =>
  recordFrom(LEDGER_ACCOUNTS.map((account) => [account, find(account)]));

/** A value for each account of what is owed, found in the order in which a payment pays them. */
export const perReceivable = <Value>(
  find: (account: ReceivableAccount) => Value,
): Readonly<Record<ReceivableAccount, Value>> =>
  recordFrom(RECEIVABLE_ACCOUNTS.map((account) => [account, find(account)]));
