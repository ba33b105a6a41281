import type { StaffRole } from './staff-role.ts';

/** How many identifiers of clients a role sees in full, or finds somebody by, in a day; who is not named, none. */
const IDENTIFIER_QUOTAS: Readonly<Partial<Record<StaffRole, number>>> = {
  support: 60,
  verifier: 80,
  underwriter: 80,
  collector: 80,
  payments: 60,
  risk_admin: 40,
  supervisor: 80,
  auditor: 40,
};

/**
 * How many identifiers somebody of this role may see in full or find a client by from one midnight in Mexico City to the
 * next, without a second person.
 *
 * @example
 * identifierQuotaOf('support') // → 60
 * identifierQuotaOf('product_admin') // → 0
 */
export const identifierQuotaOf = (role: StaffRole): number => IDENTIFIER_QUOTAS[role] ?? 0;
