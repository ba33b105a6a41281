/** How a member of staff signs in: with a password, or with a token that somebody else got. */
export type StaffAccess =
  | { readonly username: string; readonly password: string; readonly otp?: string | undefined }
  | { readonly token: string };

/** Where the server is, and by what means of its sandbox it may be asked. */
export interface InvariantOptions {
  /** As `https://api.example.com`; without a slash or with one. */
  readonly baseUrl: string;
  /** Somebody who may read loans and products, register payments and move the clock. */
  readonly staff?: StaffAccess | undefined;
  /** Somebody else, who may approve what the first one asks for. */
  readonly checker?: StaffAccess | undefined;
  /**
   * Reads the phone of somebody drawn by the sandbox.
   *
   * @returns what arrived there, the newest first: whole messages, or codes alone
   */
  readonly phone?: ((number: string) => Promise<readonly string[]>) | undefined;
  /** Pays a reference at the sandbox's store, in centavos, so that a provider tells the server of it. */
  readonly store?: ((reference: string, amountCentavos: number) => Promise<void>) | undefined;
  /** What is tried follows from it. @default drawn, and told in the report */
  readonly seed?: number | undefined;
  /** How many borrowers each rule that needs some lends to, 2 or more where it compares them. @default 2 */
  readonly clients?: number | undefined;
  /** How many questions a rule asks that needs nobody. @default 40 */
  readonly tries?: number | undefined;
  /** Codes of rules. @default every rule */
  readonly only?: readonly string[] | undefined;
  /** How long nothing may change after a notice was handed on again, in milliseconds. @default 1500 */
  readonly settleMs?: number | undefined;
  /** How long the server may take to decide, and to pay out, in milliseconds. @default 60_000 */
  readonly patienceMs?: number | undefined;
  readonly fetch?: typeof fetch | undefined;
}
