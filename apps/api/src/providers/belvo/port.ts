import type { PlainDate } from '@lender/calculator';
import type { Centavos } from '@lender/money';

/** Addresses to which Belvo's widget leads a visitor who is done with it. */
export interface WidgetWays {
  readonly success: string;
  readonly exit: string;
  readonly event: string;
}

export interface WidgetVisit {
  /** Our id of the visitor who opens the widget; the link that comes of it carries it. */
  readonly externalId: string;
  readonly ways: WidgetWays;
}

export interface WidgetToken {
  readonly access: string;
  /** Seconds from now. */
  readonly livesSeconds: number;
  /** Address of the widget with this token, for the browser. */
  readonly widgetUrl: string;
}

/** Access of a person to a bank. */
export interface BankLink {
  readonly id: string;
  /** Belvo's name for the bank. */
  readonly institution: string;
  /** Our id of the visitor who made it; undefined where the widget was opened without one. */
  readonly externalId: string | undefined;
}

/** An account in pesos that is the owner's own money, not a debt. */
export interface BankAccount {
  readonly id: string;
  readonly balanceCentavos: Centavos;
}

/** Money that came into an account, or left it. */
export interface BankMovement {
  readonly accountId: string;
  readonly date: PlainDate;
  /** Positive for money in, negative for out. */
  readonly centavos: Centavos;
  /** Balance of the account after it, where the bank reports it. */
  readonly balanceCentavos: Centavos | null;
  /** True when Belvo classifies it as income: not a transfer, a loan or a refund. */
  readonly isIncome: boolean;
}

/** Data that a bank has about the person who linked it. */
export interface BankSnapshot {
  /** Full names. */
  readonly owners: readonly string[];
  readonly accounts: readonly BankAccount[];
  readonly movements: readonly BankMovement[];
}

/**
 * Bank links by Belvo.
 *
 * Every call throws when the outcome is unknown: no answer in time, or one that cannot be read.
 */
export interface Belvo {
  createToken(visit: WidgetVisit): Promise<WidgetToken>;
  /** `undefined` when Belvo knows no such link of ours. */
  findLink(id: string): Promise<BankLink | undefined>;
  /** Reads what is available by now: parts of a link that was made a moment ago may still be missing. */
  readLink(id: string, since: PlainDate): Promise<BankSnapshot>;
  /** Ends a link with everything that Belvo keeps of it. A link that is gone already counts as ended. */
  removeLink(id: string): Promise<void>;
}
