/** What the form says: the amount in pesos that the words on the page name. */
export const DEBIT_CONSENT_FIELDS = ['maximum'] as const;
export type DebitConsentField = (typeof DEBIT_CONSENT_FIELDS)[number];

/** What somebody reads before they allow debits. */
export interface AskedLeave {
  /** Sentence by sentence. */
  readonly text: readonly string[];
  /** In pesos, as the form sends it back. */
  readonly maximum: string;
}
