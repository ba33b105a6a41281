import type { PlainDate } from '@lender/calculator';
import type { Centavos } from '@lender/money';

/**
 * Status of a borrower's consent to debit their account. `requested`: their bank has not confirmed it. `paused`: it is
 * suspended. `failed`: it never was confirmed, or its account is gone.
 */
export const MANDATE_STATUSES = ['requested', 'active', 'paused', 'cancelled', 'failed'] as const;
export type MandateStatus = (typeof MANDATE_STATUSES)[number];

/** Debits that a borrower allowed. */
export interface DebitMandate {
  readonly status: MandateStatus;
  /** Largest amount of one debit. */
  readonly maximumCentavos: Centavos;
  /** Last day on which a debit may be made. */
  readonly endsOn: PlainDate;
}

/** A debit that was announced to its borrower. */
export interface AnnouncedDebit {
  /** Due date for which it is made. */
  readonly dueOn: PlainDate;
  /** Number of the attempt: 1 or 2. */
  readonly number: number;
  /** Amount that was announced: the debit never takes more. */
  readonly amountCentavos: Centavos;
  /** The first day on which it may be made. */
  readonly chargeOn: PlainDate;
  /** Moment at which the borrower was notified, in milliseconds since 1970. */
  readonly toldAtMs: number;
}

/**
 * A debit of the past or the present. `open`: it is announced, or it is not known yet what its bank did. `called_off`:
 * nothing was asked of the bank. `no_funds`: its bank may be asked once more. `refused`: it may not.
 */
export interface EarlierDebit extends Pick<AnnouncedDebit, 'dueOn' | 'number'> {
  readonly outcome: 'open' | 'called_off' | 'debited' | 'no_funds' | 'refused';
  /** Day since which the debit has this outcome. */
  readonly on: PlainDate;
}
