import type { Centavos } from '@lender/money';

/** A payment reference for stores, as OpenPay keeps it. */
export interface StoreCharge {
  readonly id: string;
  readonly orderId: string;
  readonly status: 'in_progress' | 'completed' | 'failed' | 'cancelled' | 'expired';
  readonly amountCentavos: Centavos;
  readonly reference: string;
  readonly barcodeUrl: string;
  /** When the payer paid, by the provider's clock. */
  readonly operationDate: string;
}

/** Money sent to a bank account, as OpenPay keeps it. */
export interface ProviderPayout {
  readonly id: string;
  readonly orderId: string;
  readonly status: 'in_progress' | 'completed' | 'failed';
  readonly amountCentavos: Centavos;
  /** SPEI's clave de rastreo, once it was sent. */
  readonly trackingKey: string | undefined;
  readonly errorMessage: string | undefined;
}

/**
 * OpenPay: references for stores (Paynet), payouts by SPEI and tokens of cards. Each order id makes one thing at most: asking again
 * gives the one that exists, so a call whose answer was lost is simply made again.
 */
export interface OpenPay {
  createStoreCharge(order: { orderId: string; amountCentavos: Centavos; description: string }): Promise<StoreCharge>;
  /** Every payment of an order: a reference that is paid twice at a store is two of them. */
  listStoreCharges(orderId: string): Promise<StoreCharge[]>;
  createPayout(order: {
    orderId: string;
    amountCentavos: Centavos;
    description: string;
    clabe: string;
    holderName: string;
  }): Promise<ProviderPayout>;
  getPayout(id: string): Promise<ProviderPayout>;
  /** A token in place of a card's number; undefined for a card that the provider refuses. */
  tokenizeCard(card: CardToTokenize): Promise<CardToken | undefined>;
}

export interface CardToTokenize {
  /** 16 digits. */
  readonly number: string;
  readonly holderName: string;
  /** 1 to 12. */
  readonly month: number;
  /** Four digits. */
  readonly year: number;
}

export interface CardToken {
  readonly token: string;
  readonly brand: string;
}
