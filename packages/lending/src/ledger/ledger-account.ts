import { LOAN_CHARGES, LOAN_COMPONENTS, PRINCIPAL_ACCOUNT } from './loan-charges.data.ts';
import { OTHER_ACCOUNTS } from './other-accounts.data.ts';
import { PAYMENT_METHODS, type ReceivingAccount } from './payment-methods.data.ts';
import type { CashClearingAccount } from './payout-methods.data.ts';
import type { LoanCharge } from './per-charge.ts';
import { recordFrom } from './record-from.ts';

/** Accounts of the borrower's debt, in the order in which a payment pays them. */
export const RECEIVABLE_ACCOUNTS = [
  ...LOAN_CHARGES.flatMap(({ receivable, ivaReceivable }) => [receivable, ivaReceivable]),
  PRINCIPAL_ACCOUNT,
] as const;
export type ReceivableAccount = LoanCharge['receivable' | 'ivaReceivable'] | typeof PRINCIPAL_ACCOUNT;

type LossAccount = (typeof LOAN_COMPONENTS)[number]['waived' | 'writtenOff' | 'sold'];

/** Account of money that a provider holds and owes to the lender, or was asked to send, or that is at the office. */
export type ClearingAccount = (typeof CLEARING_ACCOUNTS)[number];

/** The same accounts, as a list. */
export const CLEARING_ACCOUNTS = [
  'openpay_store_clearing',
  'openpay_spei_clearing',
  'openpay_card_clearing',
  'belvo_debit_clearing',
  'office_cash',
  'openpay_payout_clearing',
  'cebuana_payout_clearing',
  'bdo_payout_clearing',
  'm_lhuillier_payout_clearing',
] as const satisfies readonly (Exclude<ReceivingAccount, 'bank'> | CashClearingAccount | 'openpay_payout_clearing')[];

export type LedgerAccount =
  | ReceivableAccount
  | ReceivingAccount
  | LoanCharge['income' | 'ivaPayable']
  | LossAccount
  | (typeof OTHER_ACCOUNTS)[number];

/** In a list of accounts the principal comes first, then the charges nearest to it. */
const charges = LOAN_CHARGES.toReversed();

/**
 * Every account of the ledger. Receivables, money and expenses are debits, above zero; income and what the lender owes
 * are credits, below.
 */
export const LEDGER_ACCOUNTS: readonly LedgerAccount[] = [
  ...new Set<LedgerAccount>([
    PRINCIPAL_ACCOUNT,
    ...charges.flatMap(({ receivable, ivaReceivable }) => [receivable, ivaReceivable]),
    'bank',
    ...Object.values(PAYMENT_METHODS).map(({ clearingAccount }) => clearingAccount),
    ...charges.map(({ income }) => income),
    ...charges.map(({ ivaPayable }) => ivaPayable),
    ...LOAN_COMPONENTS.flatMap(({ waived, writtenOff, sold }) => [waived, writtenOff, sold]),
    ...OTHER_ACCOUNTS,
  ]),
];

/** Returns a value for each account of the ledger, such as its balance. */
export const perAccount = <Value>(find: (account: LedgerAccount) => Value): Readonly<Record<LedgerAccount, Value>> =>
  recordFrom(LEDGER_ACCOUNTS.map((account) => [account, find(account)]));

/** Returns a value for each account of the debt, found in the order in which a payment pays them. */
export const perReceivable = <Value>(
  find: (account: ReceivableAccount) => Value,
): Readonly<Record<ReceivableAccount, Value>> =>
  recordFrom(RECEIVABLE_ACCOUNTS.map((account) => [account, find(account)]));
