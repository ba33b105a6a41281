import { ACCESS_LIMITS, ACCESS_QUOTAS } from '../modules/access/limits.data.ts';
import { AGREEMENTS_LIMITS } from '../modules/agreements/limits.data.ts';
import { APPLICATIONS_QUOTAS } from '../modules/applications/limits.data.ts';
import { BANK_LINK_LIMITS } from '../modules/bank-link/limits.data.ts';
import { CLIENTS_LIMITS, CLIENTS_QUOTAS } from '../modules/clients/limits.data.ts';
import { DOCUMENTS_LIMITS, DOCUMENTS_QUOTAS } from '../modules/documents/limits.data.ts';
import { EXTERNAL_LOGIN_LIMITS } from '../modules/external-login/limits.data.ts';
import { IDENTITY_LIMITS } from '../modules/identity/limits.data.ts';
import { PAYMENTS_LIMITS } from '../modules/payments/limits.data.ts';
import { PRICING_LIMITS } from '../modules/pricing/limits.data.ts';
import { PROFILE_LIMITS } from '../modules/profile/limits.data.ts';

/** Every rate limit of the server. Counts are kept in the database under these names. */
export const RATE_LIMITS = {
  ...ACCESS_LIMITS,
  ...AGREEMENTS_LIMITS,
  ...BANK_LINK_LIMITS,
  ...CLIENTS_LIMITS,
  ...DOCUMENTS_LIMITS,
  ...EXTERNAL_LOGIN_LIMITS,
  ...IDENTITY_LIMITS,
  ...PAYMENTS_LIMITS,
  ...PRICING_LIMITS,
  ...PROFILE_LIMITS,
} as const;

/** Every quota of the server. */
export const QUOTAS = {
  ...ACCESS_QUOTAS,
  ...APPLICATIONS_QUOTAS,
  ...CLIENTS_QUOTAS,
  ...DOCUMENTS_QUOTAS,
} as const;

type Collected = typeof RATE_LIMITS;

declare module '../kernel/rate-limit.ts' {
  interface RateLimits extends Collected {}
}
