import type { LedgerAccount, LedgerEntryKind, ReceivableAccount } from '@lender/lending';
import { clearingAccountWords } from '../../vocabulary/clearing-account.copy.es.ts';

/** Names of the accounts, in the order of the ledger. */
export const accountWords: Readonly<Record<LedgerAccount, string>> = {
  principal_receivable: 'Capital por cobrar',
  interest_receivable: 'Intereses por cobrar',
  interest_iva_receivable: 'IVA de intereses por cobrar',
  fee_receivable: 'Comisiones por cobrar',
  fee_iva_receivable: 'IVA de comisiones por cobrar',
  late_charge_receivable: 'Cargos por mora por cobrar',
  late_charge_iva_receivable: 'IVA de cargos por mora por cobrar',
  bank: 'Banco',
  ...clearingAccountWords,
  interest_income: 'Ingreso por intereses',
  fee_income: 'Ingreso por comisiones',
  late_charge_income: 'Ingreso por cargos por mora',
  interest_iva_payable: 'IVA de intereses por pagar',
  fee_iva_payable: 'IVA de comisiones por pagar',
  late_charge_iva_payable: 'IVA de cargos por mora por pagar',
  waiver_expense: 'Condonaciones',
  write_off_expense: 'Castigos',
  sale_loss: 'Pérdida por venta de deuda',
  suspense: 'Depósitos por identificar',
  client_credit: 'Saldo a favor del cliente',
  rounding_tolerance: 'Diferencias de centavos',
  recovery_income: 'Recuperación de castigos',
  buyer_payable: 'Por entregar al comprador de la deuda',
  account_proof_expense: 'Depósitos para comprobar cuentas',
  provider_fee_expense: 'Comisiones de proveedores',
  provider_fee_iva: 'IVA de comisiones de proveedores',
  bank_fee_expense: 'Comisiones del banco',
  bank_fee_iva: 'IVA de comisiones del banco',
  bank_interest_income: 'Intereses que paga el banco',
  owner_capital: 'Capital de los socios',
};

/** Short names of the accounts, for column headers. */
export const receivableWords: Readonly<Record<ReceivableAccount, string>> = {
  principal_receivable: 'Capital',
  interest_receivable: 'Intereses',
  interest_iva_receivable: 'IVA int.',
  fee_receivable: 'Comisiones',
  fee_iva_receivable: 'IVA com.',
  late_charge_receivable: 'Mora',
  late_charge_iva_receivable: 'IVA mora',
};

/** Description of what each kind of entry books. */
const entryWords: Readonly<Record<LedgerEntryKind, string>> = {
  disbursement: 'Entrega del préstamo',
  accrual: 'Cargos devengados',
  payment: 'Pago recibido',
  reversal: 'Pago devuelto',
  refund: 'Reembolso al cliente',
  extension: 'Prórroga',
  waiver: 'Condonación',
  withdrawal: 'Cancelación del contrato',
  annulment: 'Anulación del contrato',
  write_off: 'Castigo',
  write_off_undone: 'Castigo revertido',
  sale: 'Venta de la deuda',
  buy_back: 'Recompra de la deuda',
  correction: 'Corrección',
  suspense: 'Depósito por identificar',
  settlement: 'Liquidación del proveedor',
  provider_fee: 'Comisión del proveedor',
  account_proof: 'Depósito para comprobar la cuenta',
  reclassification: 'Reclasificación',
  bank_fee: 'Comisión del banco',
  bank_interest: 'Intereses del banco',
  capital: 'Movimiento de capital',
};

const isKnownAccount = (account: string): account is LedgerAccount => Object.hasOwn(accountWords, account);
const isKnownKind = (kind: string): kind is LedgerEntryKind => Object.hasOwn(entryWords, kind);

/** Returns the words for an account; an account that is newer than this page is shown as it is. */
export const accountLabel = (account: string): string => (isKnownAccount(account) ? accountWords[account] : account);
/** Returns the words for the kind of an entry; a kind that is newer than this page is shown as it is. */
export const entryLabel = (kind: string): string => (isKnownKind(kind) ? entryWords[kind] : kind);
