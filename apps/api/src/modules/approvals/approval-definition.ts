import type { ApprovalCommand, ApprovalKind, ApprovalPayload, Endpoint } from '@lender/contract';
import type { Result } from '@lender/result';
import type { Tx } from '../../kernel/database/database.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../services.ts';

/** Call of staff that may have to wait for a second person. */
export type FourEyesEndpoint = Extract<Endpoint, { readonly access: 'staff' }> & { readonly approval: 'four-eyes' };

/** Subject of a request. The narrowest of the ids names it: each subject has at most one open request of a kind. */
export interface ApprovalSubject {
  readonly clientId?: string;
  readonly applicationId?: string;
  readonly loanId?: string;
  readonly payoutId?: string;
  readonly paymentId?: string;
  readonly draftId?: string;
  /** A template and its channel. */
  readonly messageTemplate?: string;
  /** Person who asks: one file with personal data each at a time. */
  readonly exportAskerId?: string;
  readonly promotionCode?: string;
  readonly staffId?: string;
  /** Address of a person who has no account yet. */
  readonly staffEmail?: string;
  /** Setting that the lender has once. */
  readonly settingName?: string;
}

/** The person who asked for a command, the reason, and the person who approves it. */
export interface FourEyes {
  readonly maker: string;
  readonly checker: string;
  readonly reason: string;
}

/** Kind of command that one person asks for and another one carries out. */
export interface ApprovalDefinition<Kind extends ApprovalKind> {
  readonly kind: Kind;
  /** The command as the contract knows it. */
  readonly commandOf: (payload: ApprovalPayload<Kind>) => ApprovalCommand;
  /** Call by which it is asked for; the maker must still have its permission when it is done. */
  readonly endpoint: FourEyesEndpoint;
  readonly subjectOf: (payload: ApprovalPayload<Kind>) => ApprovalSubject;
  /**
   * Version of the subject, as any text that changes when the subject does. A request whose subject has changed by the
   * time it is decided has to be made again.
   */
  readonly versionOf: (
    tx: Tx,
    payload: ApprovalPayload<Kind>,
    services: Pick<Services, 'clock' | 'vault'>,
  ) => Promise<string>;
  /** Carries out the command, with the client's row locked. Its writes are undone when it refuses. */
  readonly execute: (
    tx: Tx,
    payload: ApprovalPayload<Kind>,
    fourEyes: FourEyes,
    services: Services,
  ) => Promise<Result<unknown, Refusal>>;
}

/** Definitions of all kinds: a kind of the contract without one does not compile. */
export type ApprovalDefinitions = { readonly [Kind in ApprovalKind]: ApprovalDefinition<Kind> };

/**
 * Keeps the kind in the definition's type.
 *
 * @example
 * export const writeOffApproval = defineApproval({ kind: 'loan.write_off', endpoint: writeOffLoan, … })
 */
export const defineApproval = <const Kind extends ApprovalKind>(
  definition: ApprovalDefinition<Kind>,
): ApprovalDefinition<Kind> => definition;
