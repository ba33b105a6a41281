/** Fields of the form: the maximum in pesos that the text on the page names. */
export const DEBIT_CONSENT_FIELDS = ['maximum'] as const;
export type DebitConsentField = (typeof DEBIT_CONSENT_FIELDS)[number];

/** Text and maximum that a borrower reads before they allow debits. */
export interface AskedLeave {
  /** Text, sentence by sentence. */
  readonly text: readonly string[];
  /** Largest debit in pesos, as the form sends it back. */
  readonly maximum: string;
}
