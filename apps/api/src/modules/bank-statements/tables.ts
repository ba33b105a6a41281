import type { PlainDate } from '@lender/calculator';
import type { BankLineKind, BankLineReason, BankLineState } from '@lender/contract';
import type { Centavos } from '@lender/money';
import type { ColumnType } from 'kysely';
import type { Moment } from '../../kernel/database/schema.ts';

/** Tables that only `bank-statements` writes. */
export interface BankStatementsTables {
  bank_statement: BankStatementTable;
  bank_line: BankLineTable;
  /** Which column of a bank's file holds what, by the last four digits of the lender's account. */
  statement_layout: {
    account: string;
    columns: ColumnType<unknown, string, string>;
    changed_at: Moment;
    changed_by: ColumnType<string, string, string>;
  };
}

/** An imported file of the lender's own bank. */
interface BankStatementTable {
  id: string;
  /** The last four digits of the lender's account. */
  account: string;
  name: string;
  imported_at: Moment;
  imported_by: string;
  first_on: PlainDate;
  last_on: PlainDate;
  opening_centavos: Centavos;
  closing_centavos: Centavos;
  /** All lines of the file, and the new ones among them. */
  line_count: number;
  fresh_count: number;
  has_gap: boolean;
}

interface BankLineTable {
  id: string;
  statement_id: string;
  line_number: number;
  /** Hash of the fields that distinguish it from every other line of its account. */
  identity: string;
  booked_on: PlainDate;
  amount_centavos: Centavos;
  balance_centavos: Centavos;
  reference: string | null;
  tracking_key: string | null;
  /** Text that the bank wrote beside it: it may name people. */
  description_sealed: Buffer;
  /** State as it was last stored; that of an action that waits for approval follows its approval. */
  state: BankLineState;
  kind: BankLineKind | null;
  /** Entry of the books that it matches, or will match; used by one line only. */
  match_ref: string | null;
  reason: BankLineReason | null;
  approval_id: string | null;
  is_automatic: boolean;
  decided_by: string | null;
  decided_at: Date | null;
  note: string | null;
}
