import type { PlainDate } from '@lender/calculator';
import type { TransferClaimStatus } from '@lender/contract';
import type { PaymentMethod, PayoutMethod } from '@lender/lending';
import type { Centavos } from '@lender/money';
import type { ColumnType } from 'kysely';
import type { Moment } from '../../kernel/database/schema.ts';

/** Tables that only `payments` writes. */
export interface PaymentsTables {
  payout: PayoutTable;
  payment_reference: PaymentReferenceTable;
  payment: PaymentTable;
  receipt: IncomingPaymentTable;
  transfer_claim: TransferClaimTable;
  account_proof: AccountProofTable;
}

interface PayoutTable {
  /** `NO_CLIENT` where money of an unknown sender is returned. */
  client_id: string;
  id: string;
  /**
   * Purpose of the money: the loan of a signed application, money that is given back, or centavos that prove an
   * account.
   */
  purpose: 'loan' | 'refund' | 'account_proof';
  application_id: string | null;
  loan_id: string | null;
  receipt_id: ColumnType<string | null, string | undefined, never>;
  /** Payment that a refund gives back, in whole or in part. */
  payment_id: ColumnType<string | null, string | undefined, never>;
  amount_centavos: Centavos;
  /** Way in which it is paid out; cash has no account. */
  method: ColumnType<PayoutMethod, PayoutMethod | undefined, never>;
  clabe_sealed: Buffer | null;
  holder_sealed: ColumnType<Buffer | null, Buffer | undefined, never>;
  bank_code: string | null;
  last_four: string | null;
  /**
   * For cash: the number that its client shows at the counter, the last day to fetch it, and the brand's receipt of the
   * hand-over.
   */
  order_number: ColumnType<string | null, string | undefined, never>;
  collect_by: ColumnType<PlainDate | null, PlainDate | undefined, never>;
  folio: ColumnType<string | null, never, string>;
  /**
   * `sending`: handed to the provider, whose answer is not stored yet; only `queued` can still be cancelled. The
   * provider may refuse it; the bank may return it, also after it arrived.
   */
  status:
    | 'queued'
    | 'sending'
    | 'sent'
    | 'settled'
    | 'refused'
    | 'returned'
    | 'returned_after_settlement'
    | 'cancelled';
  provider_id: string | null;
  tracking_key: string | null;
  return_cause: string | null;
  created_at: Moment;
  status_since: Moment;
  /** Moment at which the provider was last asked about it. */
  asked_at: ColumnType<Date | null, never, Date>;
}

interface PaymentReferenceTable {
  client_id: string;
  id: string;
  loan_id: string;
  kind: 'repayment' | 'extension' | 'withdrawal';
  /** Invoice that an extension's reference pays. */
  invoice_id: ColumnType<string | null, string | undefined, never>;
  method: 'paynet' | 'spei';
  amount_centavos: Centavos;
  /** Last day on which the amount serves its purpose. */
  valid_on: PlainDate;
  /** Due date that the reference is for, and the last day on which the provider takes it. */
  due_date: PlainDate;
  expires_on: PlainDate;
  /** `requested`: the provider's answer is not stored yet. */
  status: 'requested' | 'open' | 'paid' | 'expired' | 'cancelled';
  provider_id: string | null;
  reference: string | null;
  barcode_url: string | null;
  /** Destination of a transfer, and its bank. */
  clabe: ColumnType<string | null, string | undefined, string>;
  bank: ColumnType<string | null, string | undefined, string>;
  created_at: Moment;
  status_since: Moment;
  /** Moment at which the provider was last asked about it. */
  asked_at: ColumnType<Date | null, never, Date>;
}

interface PaymentTable {
  client_id: string;
  id: string;
  loan_id: string;
  amount_centavos: Centavos;
  method: PaymentMethod;
  /** Id given by the source that first reported it. */
  provider_id: string;
  /** Day on which the payer paid; the payment counts on it. */
  paid_on: PlainDate;
  /** Moment at which the payer paid, by the business clock. */
  paid_at: Moment;
  booked_at: Moment;
  reference_id: ColumnType<string | null, string | undefined, string>;
  /** Clave de rastreo of a SPEI transfer. */
  tracking_key: ColumnType<string | null, string | undefined, string>;
  /** The provider's charge, for a payment that was first reported elsewhere. */
  charge_id: ColumnType<string | null, string | undefined, string>;
  /** Account from which the payment came, as sealed JSON. */
  origin_sealed: ColumnType<Buffer | null, Buffer | undefined, Buffer>;
  /** Hash of the same account, for searches; also null for payments from before it was kept. */
  origin_hash: ColumnType<Buffer | null, Buffer | undefined, Buffer>;
  /** Moment by the business clock at which the account was reported, where that was later than the payment. */
  origin_heard_at: ColumnType<Date | null, never, Date>;
  reversed_on: ColumnType<PlainDate | null, never, PlainDate>;
}

/** Deposit of centavos whose text carries a code, which the receiver reads on the account's statement. */
interface AccountProofTable {
  client_id: string;
  /** Also the id of its payout. */
  id: string;
  code_sealed: Buffer;
  /** `replaced` by a newer one, or by another account; `failed` when the deposit did not arrive. */
  status: 'sending' | 'sent' | 'proven' | 'replaced' | 'failed';
  tries_left: number;
  created_at: Moment;
  expires_at: Moment;
}

interface IncomingPaymentTable {
  id: string;
  method: PaymentMethod;
  provider_id: string;
  amount_centavos: Centavos;
  received_on: PlainDate;
  received_at: Moment;
  known_at: Moment;
  tracking_key: string | null;
  origin_sealed: Buffer | null;
  /** Account that a member of staff states for the refund, as sealed JSON. */
  stated_sealed: ColumnType<Buffer | null, never, Buffer | null>;
  /** What the sender wrote beside it, sealed. */
  concept_sealed: ColumnType<Buffer | null, Buffer | null | undefined, never>;
  note: string | null;
  status: 'unmatched' | 'matched' | 'refunding' | 'refunded';
  /** Client and loan that it was found to be for. */
  client_id: ColumnType<string | null, string | undefined, string | null>;
  loan_id: ColumnType<string | null, string | undefined, string | null>;
  /** Member of staff who registered money found on a bank statement. */
  registered_by: ColumnType<string | null, string | undefined, never>;
  /** Moment of its match by the business clock, and the member of staff who made it; null for matches of the server. */
  matched_at: ColumnType<Date | null, never, Date | null>;
  matched_by: ColumnType<string | null, never, string | null>;
  /** Number of its matches that were undone. */
  undone_count: ColumnType<number, number | undefined, number>;
}

interface TransferClaimTable {
  client_id: string;
  id: string;
  loan_id: string;
  tracking_key: string;
  sent_on: PlainDate;
  /** Code of the bank: the first three digits of a CLABE. */
  sender_bank: string;
  amount_centavos: Centavos;
  /** Last day on which its proof is asked for. */
  until_date: PlainDate;
  /** `returned`: the transfer was sent, and went back to its sender. */
  status: TransferClaimStatus;
  created_at: Moment;
  status_since: Moment;
  /** Moment at which its proof was last asked for. */
  asked_at: ColumnType<Date | null, never, Date>;
}
