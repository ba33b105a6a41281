/** Actions of staff on a direct debit mandate. */
export const MANDATE_INTENTS = ['reschedule', 'pause', 'resume', 'end'] as const;
export type MandateIntent = (typeof MANDATE_INTENTS)[number];

/** Reads it from a form or an address; nothing where it is none. */
export const parseMandateIntent = (text: unknown): MandateIntent | undefined =>
  MANDATE_INTENTS.find((intent) => intent === text);
