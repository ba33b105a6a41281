import type { PlainDate } from '@lender/calculator';
import type { Centavos } from '@lender/money';

/** Where Belvo's widget leads when somebody is done with it. */
export interface WidgetWays {
  readonly success: string;
  readonly exit: string;
  readonly event: string;
}

export interface WidgetVisit {
  /** Our name for whoever opens the widget; the link that comes of it carries it. */
  readonly externalId: string;
  readonly ways: WidgetWays;
}

export interface WidgetToken {
  readonly access: string;
  /** Seconds from now. */
  readonly livesSeconds: number;
  /** The widget with this token, for the browser. */
  readonly widgetUrl: string;
}

/** Somebody's way in to a bank. */
export interface BankLink {
  readonly id: string;
  /** Belvo's name of the bank. */
  readonly institution: string;
  /** Our name for whoever made it; undefined where the widget was opened without. */
  readonly externalId: string | undefined;
}

/** An account in pesos that is the owner's own money, not a debt. */
export interface BankAccount {
  readonly id: string;
  readonly balanceCentavos: Centavos;
}

/** Money that came to an account, or left it. */
export interface BankMovement {
  readonly accountId: string;
  readonly date: PlainDate;
  /** More than 0 came, less left. */
  readonly centavos: Centavos;
  /** What the account held after it, where the bank says so. */
  readonly balanceCentavos: Centavos | null;
  /** Whether Belvo takes it for income: not a transfer, a loan or a refund. */
  readonly isIncome: boolean;
}

/** What a bank knows of whoever linked it. */
export interface BankSnapshot {
  /** Full names. */
  readonly owners: readonly string[];
  readonly accounts: readonly BankAccount[];
  readonly movements: readonly BankMovement[];
}

/**
 * Bank links by Belvo.
 *
 * Every call throws when nobody knows: no answer in time, or one that cannot be read.
 */
export interface Belvo {
  createToken(visit: WidgetVisit): Promise<WidgetToken>;
  /** `undefined` where Belvo knows no such link of ours. */
  findLink(id: string): Promise<BankLink | undefined>;
  /** What is there by now: of a link that was made a moment ago parts may still be missing. */
  readLink(id: string, since: PlainDate): Promise<BankSnapshot>;
  /** Ends a link with everything that Belvo keeps of it. One that is gone already counts as ended. */
  removeLink(id: string): Promise<void>;
}
