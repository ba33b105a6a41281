/** Person whose identity is to be checked. Only the names are sent to the provider; the rest is compared here. */
export interface NewIdentitySession {
  /** Our own id of the check. */
  readonly reference: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Person whom the provider saw, and their document. Fields that it could not read are absent. */
export interface SeenIdentity {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  /** The number that a country gives a person: in Mexico the CURP. */
  readonly idNumber?: string | undefined;
  /** `YYYY-MM-DD` */
  readonly dateOfBirth?: string | undefined;
  readonly document: {
    readonly type?: string | undefined;
    /** Two letters. */
    readonly country?: string | undefined;
    /** `YYYY-MM-DD` */
    readonly validUntil?: string | undefined;
  };
}

/** Reason why a check did not go well, in the provider's own code and words. */
export interface IdentityReason {
  readonly code: string | undefined;
  readonly text: string | undefined;
}

/** State of a session. A decided session may be decided again, for the same attempt or for another one. */
export type IdentityState =
  | { readonly isDecided: false; readonly status: 'created' | 'started' | 'submitted' }
  | {
      readonly isDecided: true;
      readonly status: 'approved' | 'declined' | 'resubmission_requested' | 'expired' | 'abandoned' | 'review';
      /** Reason for this very status: an approval has none, even where an earlier attempt of the session had one. */
      readonly reason: IdentityReason | undefined;
      /** Provider's id of the attempt; undefined when there was none. */
      readonly attemptId: string | undefined;
      readonly seen: SeenIdentity | undefined;
    };

/** Checks identities: people show an identification and their face on a page of the provider's. */
export interface Veriff {
  /**
   * Opens a session; any visitor who has its address may answer in it.
   *
   * @throws when the provider did not open it, or the outcome is unknown
   */
  createSession(session: NewIdentitySession): Promise<{ readonly id: string; readonly url: string }>;
  /**
   * @returns undefined where the provider has no session of this id
   * @throws when the outcome is unknown: no answer in time, or one that cannot be read
   */
  readSession(id: string): Promise<IdentityState | undefined>;
}
