import { DAY, type Quota } from '../../kernel/limit-declaration.ts';

/** Quotas of `applications`. */
export const APPLICATIONS_QUOTAS = {
  applications: {
    per: 'client',
    limit: 5,
    windowSeconds: DAY,
    reason: 'Somebody changes their mind; a script that opens and withdraws does not stop.',
  },
} as const satisfies Record<string, Quota>;
