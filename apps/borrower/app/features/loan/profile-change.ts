/** What a client may have changed a moment ago, as the address of the profile says. */
export const PROFILE_CHANGES = ['email', 'phone', 'password', 'pay-days', 'card'] as const;
export type ProfileChange = (typeof PROFILE_CHANGES)[number];
