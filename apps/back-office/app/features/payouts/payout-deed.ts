/** Actions of staff on a payout. */
export const PAYOUT_DEEDS = ['retry', 'cancel', 'handOver'] as const;
export type PayoutDeed = (typeof PAYOUT_DEEDS)[number];

/** Reads it from a form or an address; nothing where it is none. */
export const parsePayoutDeed = (text: unknown): PayoutDeed | undefined => PAYOUT_DEEDS.find((deed) => deed === text);
