/** Reasons why a client asks the staff to change a phone or an e-mail. */
export const CONTACT_CHANGE_REASONS = ['lost', 'stolen', 'new_one', 'mistyped'] as const;
export type ContactChangeReason = (typeof CONTACT_CHANGE_REASONS)[number];

/** Ways in which staff checked that it is the client who asks. */
export const IDENTITY_PROOFS = ['answers', 'identification', 'in_person', 'other_address'] as const;
export type IdentityProof = (typeof IDENTITY_PROOFS)[number];
