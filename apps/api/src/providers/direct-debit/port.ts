import type { Centavos } from '@lender/money';
import type { Result } from '@lender/result';

/** Holder of the account. */
export interface AccountHolder {
  readonly firstName: string;
  readonly lastName: string;
  readonly curp: string;
  readonly email: string;
  /** Ten digits. */
  readonly phone: string;
}

export interface DebitOrder {
  /** Our own id of this debit; one id makes one debit at most. */
  readonly orderId: string;
  /** Provider's id of the account. */
  readonly accountId: string;
  readonly amountCentavos: Centavos;
}

/**
 * `waiting`: the outcome is not known yet. `debited`: the money left the account. `failed`: its bank refused.
 * `cancelled`: it was cancelled before its bank had it. `objected`: it was debited, its holder objected, and the money
 * went back.
 */
export type DebitStatus = 'waiting' | 'debited' | 'failed' | 'cancelled' | 'objected';

/** Debit with its status, as the provider reports it. */
export interface ProviderDebit {
  readonly id: string;
  /** Id under which it was ordered: our own id, where it is one of ours. */
  readonly orderId: string;
  readonly status: DebitStatus;
  readonly amountCentavos: Centavos;
  /** Two-digit code of the banks for the failure. */
  readonly failureCode: string | undefined;
  /** The day of the objection, `YYYY-MM-DD`. */
  readonly objectedOn: string | undefined;
}

/** `waiting`: its bank has not confirmed it. `ended`: we called it off. */
export type AccountStatus = 'waiting' | 'active' | 'failed' | 'ended';

/** Reason for which the provider refuses. */
export interface DebitRefusal {
  readonly message: string;
}

/**
 * Debits of bank accounts whose holders allowed them. An account is registered step by step, since the provider makes
 * each step as often as it is asked: the caller keeps the answer of each step.
 *
 * What the provider refuses is a value. A call throws when its outcome is unknown.
 */
export interface DirectDebit {
  /** Makes the holder known, and says what the provider calls them. */
  addHolder(holder: AccountHolder): Promise<Result<string, DebitRefusal>>;
  /** Makes an account known, and says what the provider calls it. */
  addAccount(account: { readonly holderId: string; readonly clabe: string }): Promise<Result<string, DebitRefusal>>;
  /** Sends the document by which the holder allowed debits. */
  allowDebits(mandate: { readonly accountId: string; readonly contract: Blob }): Promise<Result<void, DebitRefusal>>;
  readAccount(accountId: string): Promise<AccountStatus>;
  /** Ends an account: it is debited no more. Doing it twice does no harm. */
  endAccount(accountId: string): Promise<void>;
  /** Debits an account; a repeated call returns the existing debit. */
  debit(order: DebitOrder): Promise<Result<ProviderDebit, DebitRefusal>>;
  /** Undefined when no debit of that order was made. */
  findDebit(orderId: string): Promise<ProviderDebit | undefined>;
  /** Cancels a debit that its bank has not received; returns its status after that. */
  cancelDebit(id: string): Promise<ProviderDebit>;
}
