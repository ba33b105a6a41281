/** Kinds of entries in the ledger. The last ones belong to no loan, or only move what others booked. */
export const LEDGER_ENTRY_KINDS = [
  'disbursement',
  'accrual',
  'payment',
  'reversal',
  'refund',
  'extension',
  'waiver',
  'withdrawal',
  'annulment',
  'write_off',
  'write_off_undone',
  'sale',
  'buy_back',
  'correction',
  'suspense',
  'settlement',
  'provider_fee',
  'account_proof',
  'reclassification',
] as const;
export type LedgerEntryKind = (typeof LEDGER_ENTRY_KINDS)[number];
