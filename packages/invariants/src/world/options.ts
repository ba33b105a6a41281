/** Access with which a member of staff signs in: a password, or a token that was obtained elsewhere. */
export type StaffAccess =
  | { readonly username: string; readonly password: string; readonly otp?: string | undefined }
  | { readonly token: string };

/** Address of the server, and the means of its sandbox for the checks. */
export interface InvariantOptions {
  /** Address such as `https://api.example.com`; without a slash or with one. */
  readonly baseUrl: string;
  /** Member of staff who may read loans and products, register payments and move the clock. */
  readonly staff?: StaffAccess | undefined;
  /** Second member of staff, who may approve what the first one asks for. */
  readonly checker?: StaffAccess | undefined;
  /**
   * Reads the phone of a person drawn by the sandbox.
   *
   * @returns the messages that arrived there, the newest first: whole messages, or codes alone
   */
  readonly phone?: ((number: string) => Promise<readonly string[]>) | undefined;
  /** Pays a reference at the sandbox's store, in centavos, so that a provider reports the payment to the server. */
  readonly store?: ((reference: string, amountCentavos: number) => Promise<void>) | undefined;
  /** Seed from which the cases follow. @default drawn, and named in the report */
  readonly seed?: number | undefined;
  /** Number of borrowers to whom each rule that needs some lends, 2 or more where it compares them. @default 2 */
  readonly clients?: number | undefined;
  /** Number of questions that a rule without borrowers asks. @default 40 */
  readonly tries?: number | undefined;
  /** Codes of rules. @default every rule */
  readonly only?: readonly string[] | undefined;
  /** Time for which nothing may change after a notice was delivered again, in milliseconds. @default 1500 */
  readonly settleMs?: number | undefined;
  /** Longest time that the server may take to decide, and to pay out, in milliseconds. @default 60_000 */
  readonly patienceMs?: number | undefined;
  readonly fetch?: typeof fetch | undefined;
}
