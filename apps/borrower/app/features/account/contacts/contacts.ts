/** Fields of the form for an alternate phone. */
export const ALTERNATE_FIELDS = ['alternatePhone'] as const;
export type AlternateField = (typeof ALTERNATE_FIELDS)[number];

/** Fields about a person who may be reached instead. */
export const CONTACT_FIELDS = ['fullName', 'phone', 'relationship'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

export const CONTACTS_PATH = '/profile/contacts';

/** Changes that the page may confirm. */
export const CONTACT_CHANGES = ['alternate', 'contact', 'removed'] as const;
export type ContactChange = (typeof CONTACT_CHANGES)[number];
