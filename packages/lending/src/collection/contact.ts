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
