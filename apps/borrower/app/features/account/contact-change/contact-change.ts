/** What a client is reached by. */
export type ContactKind = 'email' | 'phone';

/** Where each is changed. */
export const CHANGE_PATHS = { email: '/profile/change-email', phone: '/profile/change-phone' } as const;

/** What is typed before a code can be sent. */
export const ADDRESS_FIELDS = ['address'] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];

/** What is typed to change to it: the code that went there, and the password. */
export const CHANGE_FIELDS = ['address', 'code', 'password'] as const;
export type ChangeField = (typeof CHANGE_FIELDS)[number];
