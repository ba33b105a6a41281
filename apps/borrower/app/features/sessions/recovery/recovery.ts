/** Fields that identify the client who has forgotten the password. */
export const FORGETFUL_FIELDS = ['username'] as const;
export type ForgetfulField = (typeof FORGETFUL_FIELDS)[number];

/** Fields that are needed to set a new password. */
export const RECOVERY_FIELDS = ['username', 'emailCode', 'code', 'password', 'repeat'] as const;
export type RecoveryField = (typeof RECOVERY_FIELDS)[number];
