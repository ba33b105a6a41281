import type { PlainDate } from '@lender/calculator';
import type { MandateStatus } from '@lender/lending';
import type { Centavos } from '@lender/money';
import type { ColumnType } from 'kysely';
import type { Moment } from '../../kernel/database/schema.ts';

/** Tables that only `mandates` writes. */
export interface MandatesTables {
  mandate: MandateTable;
  debit: DebitTable;
}

interface MandateTable {
  client_id: string;
  id: string;
  status: MandateStatus;
  status_since: Moment;
  /** Why it ended. */
  cause: ColumnType<string | null, never, string>;
  clabe_sealed: Buffer;
  bank_code: string;
  last_four: string;
  maximum_centavos: Centavos;
  /** The last day on which anything may be debited. */
  ends_on: PlainDate;
  /** Text of the permission, word for word. */
  text: ColumnType<string, string, never>;
  text_version: ColumnType<string, string, never>;
  text_hash: ColumnType<string, string, never>;
  /** Device with which it was given, as the browser names itself. */
  device: ColumnType<string, string, never>;
  accepted_at: Moment;
  /** The provider's ids of the holder and the account; null until they were reported. */
  holder_id: ColumnType<string | null, never, string>;
  account_id: ColumnType<string | null, never, string>;
  /** Moment since which the provider has the document. */
  handed_over_at: ColumnType<Date | null, never, Date>;
  /** Moment at which the provider was last asked about it. */
  asked_at: ColumnType<Date | null, never, Date>;
}

interface DebitTable {
  client_id: string;
  id: string;
  mandate_id: string;
  loan_id: string;
  due_on: PlainDate;
  /** Number of the try for its due date. */
  number: number;
  /** Amount that was announced. */
  amount_centavos: Centavos;
  /** Amount that was asked of the bank. */
  asked_centavos: ColumnType<Centavos | null, never, Centavos>;
  charge_on: PlainDate;
  /** Latest moment at which its borrower is notified. */
  told_at: Moment;
  /** Moment at which the bank was asked. */
  sent_at: ColumnType<Date | null, never, Date>;
  /** `sending` was handed to the provider, and its outcome is not known yet. */
  status: 'announced' | 'sending' | 'waiting' | 'debited' | 'objected' | 'no_funds' | 'refused' | 'called_off';
  status_since: Moment;
  provider_id: ColumnType<string | null, never, string>;
  /** The banks' code for a failure, or the reason for calling it off. */
  cause: ColumnType<string | null, never, string | null>;
  /** Moment at which the provider was last asked about it. */
  asked_at: ColumnType<Date | null, never, Date>;
}
