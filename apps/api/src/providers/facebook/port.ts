/**
 * Login by another company, which says who a visitor is: only that, and only by a number that means nothing elsewhere.
 */
export interface ExternalLogin {
  /**
   * Returns the address to which the visitor is led; undefined for a lender who uses no external login.
   *
   * @param asked.state - comes back with the visitor, so that the login of another person cannot be slipped in
   * @param asked.verifier - stays here: without it the code that comes back is worth nothing (PKCE)
   * @param asked.backTo - the page of ours to which they come back
   */
  authorizeUrl(asked: {
    readonly state: string;
    readonly verifier: string;
    readonly backTo: string;
  }): string | undefined;
  /**
   * Identifies a visitor who came back with a code.
   *
   * @throws when the outcome is unknown: no answer in time, or one that cannot be read
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
      /** Provider's id of this person, for us. */
      readonly subject: string;
    }
  /** The code is none, too old, used before, or was given for another beginning. */
  | { readonly isConfirmed: false; readonly cause: string };

/** External login of a lender who uses none: no visitor is led away, and none comes back. */
export const NO_EXTERNAL_LOGIN: ExternalLogin = {
  authorizeUrl: () => undefined,
  exchange: async () => ({ isConfirmed: false, cause: 'off' }),
};
