/**
 * Kinds of requests to the unit for complaints (UNE): `inquiry` asks, `claim` complains, `clarification` disputes an
 * entry.
 */
export const COMPLAINT_KINDS = ['inquiry', 'claim', 'clarification'] as const;
export type ComplaintKind = (typeof COMPLAINT_KINDS)[number];

/** Channels by which a complaint comes. */
export const COMPLAINT_CHANNELS = ['phone', 'email', 'letter', 'in_person', 'authority'] as const;
export type ComplaintChannel = (typeof COMPLAINT_CHANNELS)[number];

/** Outcomes of a complaint. */
export const COMPLAINT_OUTCOMES = ['in_favour', 'in_part', 'against', 'informed'] as const;
export type ComplaintOutcome = (typeof COMPLAINT_OUTCOMES)[number];
