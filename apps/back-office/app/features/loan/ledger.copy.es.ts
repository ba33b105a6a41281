import type { LedgerAccount } from '@lender/lending';

/** The accounts of a loan, in the order of the ledger. */
export const accountWords: Readonly<Record<LedgerAccount, string>> = {
  principal_receivable: 'Capital por cobrar',
  interest_receivable: 'Intereses por cobrar',
  interest_iva_receivable: 'IVA de intereses por cobrar',
  fee_receivable: 'Comisiones por cobrar',
  fee_iva_receivable: 'IVA de comisiones por cobrar',
  late_charge_receivable: 'Cargos por mora por cobrar',
  late_charge_iva_receivable: 'IVA de cargos por mora por cobrar',
  bank: 'Banco',
  paynet_clearing: 'Paynet por liquidar',
  interest_income: 'Ingreso por intereses',
  fee_income: 'Ingreso por comisiones',
  late_charge_income: 'Ingreso por cargos por mora',
  interest_iva_payable: 'IVA de intereses por pagar',
  fee_iva_payable: 'IVA de comisiones por pagar',
  late_charge_iva_payable: 'IVA de cargos por mora por pagar',
  client_credit: 'Saldo a favor del cliente',
};

/** What an entry books. */
const entryWords: Readonly<Record<string, string>> = {
  disbursement: 'Entrega del préstamo',
  accrual: 'Cargos devengados',
  payment: 'Pago recibido',
};

const isKnownAccount = (account: string): account is LedgerAccount => Object.hasOwn(accountWords, account);

/** The words of an account; one that is newer than this page stands for itself. */
export const accountLabel = (account: string): string => (isKnownAccount(account) ? accountWords[account] : account);
/** The words of an entry's kind; one that is newer than this page stands for itself. */
export const entryLabel = (kind: string): string =>
  Object.hasOwn(entryWords, kind) ? (entryWords[kind] ?? kind) : kind;
