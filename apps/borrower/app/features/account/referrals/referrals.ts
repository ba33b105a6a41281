/** Fields with which a friend is referred. */
export const REFERRAL_FIELDS = ['name', 'phone'] as const;
export type ReferralField = (typeof REFERRAL_FIELDS)[number];

/** Changes that the page may confirm. */
export const REFERRAL_CHANGES = ['referral', 'withdrawn'] as const;
export type ReferralChange = (typeof REFERRAL_CHANGES)[number];

export const REFERRALS_PATH = '/profile/referrals';

/** Invited friend, as the page shows it. */
export interface ReferralView {
  readonly id: string;
  readonly name: string;
  readonly phoneLastFour: string;
  readonly status: 'invited' | 'registered' | 'withdrawn';
  /** dd.mm.yyyy */
  readonly date: string;
  /** Address at which the friend registers. */
  readonly link: string;
}
