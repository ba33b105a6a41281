/** Channels by which a collector reaches a borrower; `incoming_call` is a call from the borrower. */
export const CONTACT_CHANNELS = ['call', 'incoming_call', 'sms'] as const;
export type ContactChannel = (typeof CONTACT_CHANNELS)[number];

/** Person whom a contact is with. Only the borrower may be spoken to about a debt. */
export const CONTACT_PARTIES = ['borrower', 'reference', 'third_party'] as const;
export type ContactParty = (typeof CONTACT_PARTIES)[number];

/** Outcomes of a call. */
export const CALL_OUTCOMES = [
  'spoke',
  'no_answer',
  'wrong_number',
  'will_pay',
  'cannot_pay',
  'disputes',
  'asks_to_stop',
] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

/** Outcomes that say too little without a note: the next collector has to know what the borrower said. */
const NOTED_OUTCOMES: readonly CallOutcome[] = ['cannot_pay', 'disputes', 'asks_to_stop'];

/**
 * Tells whether a call with this outcome needs a note.
 *
 * @example
 * needsNote('no_answer') // → false
 * needsNote('disputes') // → true
 */
export const needsNote = (outcome: CallOutcome): boolean => NOTED_OUTCOMES.includes(outcome);
