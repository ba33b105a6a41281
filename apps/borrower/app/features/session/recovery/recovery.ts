/** Who has forgotten the password. */
export const FORGETFUL_FIELDS = ['username'] as const;
export type ForgetfulField = (typeof FORGETFUL_FIELDS)[number];

/** What is typed to get a new one. */
export const RECOVERY_FIELDS = ['username', 'emailCode', 'code', 'password', 'repeat'] as const;
export type RecoveryField = (typeof RECOVERY_FIELDS)[number];
