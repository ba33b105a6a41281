import type { Centavos } from '@lender/money';

/** Refusal of OpenPay: its own code, and its description for professionals. */
export interface ProviderRefusal {
  readonly code: number;
  readonly description: string;
}

/**
 * Statuses of a charge at OpenPay. The money is here while it is `completed`; it was, and went back to the payer, where
 * it is `refunded` or `chargeback_accepted`; it is held back while a `chargeback_pending` is judged, and
 * `chargeback_adjustment` means that it was judged for us.
 */
export const CHARGE_STATUSES = [
  'in_progress',
  'charge_pending',
  'completed',
  'refunded',
  'chargeback_pending',
  'chargeback_accepted',
  'chargeback_adjustment',
  'failed',
  'cancelled',
  'expired',
] as const;

export type ChargeStatus = (typeof CHARGE_STATUSES)[number];

/** Fee that OpenPay keeps of a transaction. */
export interface ProviderFee {
  readonly amountCentavos: Centavos;
  /** IVA on top of the fee. */
  readonly taxCentavos: Centavos;
}

/** A bank account at either end of a transfer. */
export interface ProviderAccount {
  readonly clabe: string;
  readonly holderName: string | undefined;
}

interface Transaction {
  readonly id: string;
  readonly amountCentavos: Centavos;
  /** ISO 8601: moment at which the money moved, by the provider's clock; until then, the moment of the request. */
  readonly operationDate: string;
  readonly errorMessage: string | undefined;
  readonly fee: ProviderFee | undefined;
}

/** Money requested or received, as OpenPay keeps it. */
export interface ProviderCharge extends Transaction {
  /** Undefined for money that was not requested. */
  readonly orderId: string | undefined;
  readonly method: 'store' | 'bank_account' | 'card';
  readonly status: ChargeStatus;
  /** Part of it that was refunded, in centavos. */
  readonly refundedCentavos: Centavos;
  /** ISO 8601: moment of the refund, if the provider reports it. */
  readonly refundedAt: string | undefined;
  /** Account that a transfer came from, if the provider reports it complete. */
  readonly origin: ProviderAccount | undefined;
  /** SPEI's clave de rastreo of a transfer. */
  readonly trackingKey: string | undefined;
  /** What the sender wrote beside money that was not requested. */
  readonly concept: string | undefined;
}

/** A payment reference for stores. */
export interface StoreCharge extends ProviderCharge {
  readonly reference: string;
  readonly barcodeUrl: string;
}

/** Account of its own to which one charge is paid by SPEI. */
export interface SpeiCharge extends ProviderCharge {
  readonly clabe: string;
  readonly bank: string;
  /** Reference that the payer has to write. */
  readonly reference: string;
}

/** Money sent to a bank account. `failed` may still come after `completed`: the receiving bank gave it back. */
export interface ProviderPayout extends Transaction {
  readonly orderId: string;
  readonly status: 'in_progress' | 'completed' | 'failed' | 'cancelled';
  /** SPEI's clave de rastreo, once it was sent. */
  readonly trackingKey: string | undefined;
}
