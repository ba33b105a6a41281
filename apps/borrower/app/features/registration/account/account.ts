/** What is typed before a code can be sent. */
export const PHONE_FIELDS = ['phone'] as const;
export type PhoneField = (typeof PHONE_FIELDS)[number];

/** What is typed to open an account. */
export const ACCOUNT_FIELDS = ['phone', 'code', 'email', 'password', 'terms', 'privacy'] as const;
export type AccountField = (typeof ACCOUNT_FIELDS)[number];

/** What is shown again when the form comes back; a code and a password never are. */
export const SHOWN_ACCOUNT_FIELDS = ['phone', 'email', 'terms', 'privacy'] as const;

/** What a form of the page asks for: each of its parts has its own, and the code another. */
export type RegistrationIntent = 'send_code' | 'resend_code' | 'create' | 'details';
