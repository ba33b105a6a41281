import type { Centavos } from '@lender/money';
import type { Result } from '@lender/result';
import type { ProviderCharge, ProviderPayout, ProviderRefusal, SpeiCharge, StoreCharge } from './transactions.ts';

export type { ProviderCharge, ProviderPayout, ProviderRefusal, SpeiCharge, StoreCharge } from './transactions.ts';

/**
 * OpenPay: money in by stores (Paynet), SPEI and card, money out by SPEI. Each order id makes one thing at most: asking
 * again returns the existing one, so a call whose answer was lost is simply made again.
 *
 * What OpenPay refuses is a value. A call throws when its outcome is unknown: no answer in time, an answer that cannot
 * be read, trouble of its own, or keys that it does not accept.
 */
export interface OpenPay {
  createStoreCharge(order: ChargeOrder): Promise<Result<StoreCharge, ProviderRefusal>>;
  createSpeiCharge(order: ChargeOrder): Promise<Result<SpeiCharge, ProviderRefusal>>;
  chargeCard(order: CardOrder): Promise<Result<ProviderCharge, ProviderRefusal>>;
  /** Lists every payment of an order, oldest first: a reference that is paid twice has two. */
  listCharges(orderId: string): Promise<readonly ProviderCharge[]>;
  /** Lists every charge that was made since a moment, whatever its order, newest first. */
  listChargesSince(since: Date): Promise<readonly ProviderCharge[]>;
  /** Undefined when the provider knows no such charge. */
  getCharge(id: string): Promise<ProviderCharge | undefined>;
  /** Refunds a card charge to the card, up to the amount asked for in all. OpenPay refunds no other money. */
  refundCharge(refund: {
    readonly chargeId: string;
    readonly amountCentavos: Centavos;
    readonly description: string;
  }): Promise<Result<ProviderCharge, ProviderRefusal>>;
  createPayout(order: PayoutOrder): Promise<Result<ProviderPayout, ProviderRefusal>>;
  getPayout(id: string): Promise<ProviderPayout>;
  /** Cancels a payout that has not left; one that has left is refused. */
  cancelPayout(id: string): Promise<Result<ProviderPayout, ProviderRefusal>>;
  /** Reads the card behind a browser's token; undefined where the token is used, too old or not ours. */
  readToken(token: string): Promise<TokenizedCard | undefined>;
  /** Keeps a tokenized card for later charges. */
  keepCard(card: CardToKeep): Promise<Result<KeptCard, ProviderRefusal>>;
}

interface Order {
  /** UUID, unique among all our orders. */
  readonly orderId: string;
  readonly amountCentavos: Centavos;
  readonly description: string;
}

/**
 * Order of a charge to be paid until a moment. OpenPay takes no cancellation of a charge, so every charge ends by
 * itself.
 */
export interface ChargeOrder extends Order {
  readonly dueAt: Date;
}

export interface CardOrder extends Order {
  readonly card: KeptCard;
}

export interface PayoutOrder extends Order {
  readonly clabe: string;
  /** Name as the client writes it; characters that SPEI cannot carry are left out when it is sent. */
  readonly holderName: string;
}

/** Card data that may be seen outside the provider and the borrower's browser. */
export interface TokenizedCard {
  /** The first six digits and the last four, crosses between them: `411111XXXXXX1111`. */
  readonly maskedNumber: string;
  readonly holderName: string;
  /** 1 to 12. */
  readonly month: number;
  /** Four digits. */
  readonly year: number;
  readonly brand: string;
}

export interface CardToKeep {
  readonly token: string;
  /** Id by which the provider's own page knows the device. */
  readonly deviceSessionId: string | undefined;
  readonly maskedNumber: string;
  readonly owner: { readonly clientId: string; readonly name: string; readonly email: string };
}

/** Provider's ids of a card that it keeps, and of its customer. */
export interface KeptCard {
  readonly customerId: string;
  readonly cardId: string;
}
