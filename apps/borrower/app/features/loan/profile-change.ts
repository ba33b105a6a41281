/** Changes that the profile may confirm, as its address names them. */
export const PROFILE_CHANGES = ['email', 'phone', 'password', 'pay-days', 'card'] as const;
export type ProfileChange = (typeof PROFILE_CHANGES)[number];
