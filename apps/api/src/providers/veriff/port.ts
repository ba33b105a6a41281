/** Whose identity is to be checked. Nothing more than the names leaves the house; the rest is compared here. */
export interface NewIdentitySession {
  /** Our own name of the check. */
  readonly reference: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Whom the provider saw, and on what document. What it could not read is not there. */
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

/** Why a check did not go well, in the provider's own code and words. */
export interface IdentityReason {
  readonly code: string | undefined;
  readonly text: string | undefined;
}

/** Where a session stands. What is decided may be decided anew, of the same attempt or of another one. */
export type IdentityState =
  | { readonly isDecided: false; readonly status: 'created' | 'started' | 'submitted' }
  | {
      readonly isDecided: true;
      readonly status: 'approved' | 'declined' | 'resubmission_requested' | 'expired' | 'abandoned' | 'review';
      /** Of this very status: an approval has none, even where an earlier attempt of the session had one. */
      readonly reason: IdentityReason | undefined;
      /** The provider's name of the attempt; undefined where there was none. */
      readonly attemptId: string | undefined;
      readonly seen: SeenIdentity | undefined;
    };

/** Checks identities: people show an identification and their face on a page of the provider's. */
export interface Veriff {
  /**
   * Opens a session; whoever has its address may answer in it.
   *
   * @throws when the provider did not open it, or nobody knows
   */
  createSession(session: NewIdentitySession): Promise<{ readonly id: string; readonly url: string }>;
  /**
   * @returns undefined where the provider has no session of this id
   * @throws when nobody knows: no answer in time, or one that cannot be read
   */
  readSession(id: string): Promise<IdentityState | undefined>;
}
