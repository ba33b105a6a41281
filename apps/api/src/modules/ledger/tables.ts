import type { PlainDate } from '@lender/calculator';
import type { LedgerAccount, LedgerEntryKind } from '@lender/lending';
import type { Centavos } from '@lender/money';
import type { ColumnType } from 'kysely';
import type { Moment } from '../../kernel/database/schema.ts';

/** Tables that only `ledger` writes. */
export interface LedgerTables {
  ledger_entry: LedgerEntryTable;
  ledger_posting: {
    client_id: string;
    entry_id: string;
    line: number;
    account: LedgerAccount;
    amount_centavos: Centavos;
  };
  ledger_balance: LedgerBalanceTable;
}

interface LedgerEntryTable {
  /** `NO_CLIENT`, without a loan, for the lender's own entries. */
  client_id: string;
  id: string;
  loan_id: string | null;
  /** Position in the order of posting. */
  sequence: ColumnType<number, never, never>;
  kind: LedgerEntryKind;
  /** Key of the entry; the same thing is never booked twice. */
  key: string;
  business_date: PlainDate;
  posted_at: Moment;
}

/** Balance of an account at the end of a day, by every entry up to a place in the order of posting. */
interface LedgerBalanceTable {
  as_of: PlainDate;
  through_sequence: number;
  account: LedgerAccount;
  balance_centavos: Centavos;
  taken_at: Moment;
}
