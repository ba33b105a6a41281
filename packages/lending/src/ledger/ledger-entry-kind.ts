/** What an entry of the ledger books. */
export const LEDGER_ENTRY_KINDS = ['disbursement', 'accrual', 'payment'] as const;
export type LedgerEntryKind = (typeof LEDGER_ENTRY_KINDS)[number];
