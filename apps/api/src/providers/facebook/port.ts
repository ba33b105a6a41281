/** Lets another company say who somebody is: only that, and only by a number that means nothing elsewhere. */
export interface ExternalLogin {
  /**
   * Where the visitor is led; nowhere for a lender who does without.
   *
   * @param asked.state - comes back with them, so that nobody else's login can be slipped in
   * @param asked.verifier - stays here: without it the code that comes back is worth nothing (PKCE)
   * @param asked.backTo - the page of ours on which they come back
   */
  authorizeUrl(asked: {
    readonly state: string;
    readonly verifier: string;
    readonly backTo: string;
  }): string | undefined;
  /**
   * Who came back with a code.
   *
   * @throws when nobody knows: no answer in time, or one that cannot be read
   */
  exchange(came: {
    readonly code: string;
    readonly verifier: string;
    readonly backTo: string;
  }): Promise<ExternalIdentity>;
}

export type ExternalIdentity =
  | {
      readonly isConfirmed: true;
      /** The provider's number of this person for us. */
      readonly subject: string;
    }
  /** The code is none, too old, used before, or was given for another beginning. */
  | { readonly isConfirmed: false; readonly cause: string };

/** For a lender who does without: nobody is led anywhere, and nobody comes back. */
export const NO_EXTERNAL_LOGIN: ExternalLogin = {
  authorizeUrl: () => undefined,
  exchange: async () => ({ isConfirmed: false, cause: 'off' }),
};
