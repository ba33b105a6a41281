/** Fields for how often a client is paid, and when next. */
export const PAY_FIELDS = ['cycle', 'dates'] as const;
export type PayField = (typeof PAY_FIELDS)[number];

export const PAY_DAYS_PATH = '/profile/pay-days';
