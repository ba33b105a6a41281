/** How somebody who collects reaches a borrower; `incoming_call` is the borrower who calls. */
export const CONTACT_CHANNELS = ['call', 'incoming_call', 'sms'] as const;
export type ContactChannel = (typeof CONTACT_CHANNELS)[number];

/** Whom a contact is with. Only the borrower may be spoken to about a debt. */
export const CONTACT_PARTIES = ['borrower', 'reference', 'third_party'] as const;
export type ContactParty = (typeof CONTACT_PARTIES)[number];

/** What came of a call. */
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
