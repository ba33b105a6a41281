import type { ProblemTitle } from './problem.ts';

/** Outcomes of a reference number by its beginning. Any other number is accepted. */
export const REFERENCE_OUTCOMES: readonly {
  readonly prefix: string;
  readonly title: ProblemTitle;
  readonly when: 'always' | 'upload';
  readonly meaning: string;
}[] = [
  { prefix: 'used-', title: 'reference_number_not_unique', when: 'always', meaning: 'was used before: `reference_number_not_unique`' },
  { prefix: 'expired-', title: 'reference_number_expired', when: 'always', meaning: 'has expired: `reference_number_expired`' },
  { prefix: 'suspended-', title: 'subscription_suspended', when: 'always', meaning: 'is refused with 403: `subscription_suspended`' },
  { prefix: 'standalone-', title: 'standalone_flow_not_supported', when: 'always', meaning: 'is refused with 403: `standalone_flow_not_supported`' },
  { prefix: 'unreadable-', title: 'data_invalid', when: 'upload', meaning: 'is verified, and every chunk is refused: `data_invalid`' },
  { prefix: 'down-', title: 'service_unavailable', when: 'upload', meaning: 'is verified, and every chunk is answered with 503' },
];
