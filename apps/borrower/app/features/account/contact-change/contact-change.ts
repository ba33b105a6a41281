/** Kind of address at which a client is reached. */
export type ContactKind = 'email' | 'phone';

/** Path at which each kind is changed. */
export const CHANGE_PATHS = { email: '/profile/change-email', phone: '/profile/change-phone' } as const;

/** Fields that are typed before a code can be sent. */
export const ADDRESS_FIELDS = ['address'] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];

/** Fields that confirm the change: the code that went to the new address, and the password. */
export const CHANGE_FIELDS = ['address', 'code', 'password'] as const;
export type ChangeField = (typeof CHANGE_FIELDS)[number];
