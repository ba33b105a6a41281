/** Fields that are typed before a code can be sent. */
export const PHONE_FIELDS = ['phone'] as const;
export type PhoneField = (typeof PHONE_FIELDS)[number];

/** Fields with which the phone is proven. */
export const CODE_FIELDS = ['code'] as const;
export type CodeField = (typeof CODE_FIELDS)[number];

/** Consents that are ticked before there is an account. */
export const CONSENT_FIELDS = ['terms', 'privacy'] as const;
export type ConsentField = (typeof CONSENT_FIELDS)[number];

/** Fields with which an account is opened. */
export const ACCOUNT_FIELDS = ['email', 'password'] as const;
export type AccountField = (typeof ACCOUNT_FIELDS)[number];
