/** Actions of staff on a payout. */
export const PAYOUT_INTENTS = ['retry', 'cancel', 'handOver'] as const;
export type PayoutIntent = (typeof PAYOUT_INTENTS)[number];

/** Reads it from a form or an address; nothing where it is none. */
export const parsePayoutIntent = (text: unknown): PayoutIntent | undefined =>
  PAYOUT_INTENTS.find((intent) => intent === text);
