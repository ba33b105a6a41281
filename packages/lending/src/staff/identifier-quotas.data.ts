import type { StaffRole } from './staff-role.ts';

/**
 * Number of clients' identifiers that a role may see in full, or use to find a client, in a day; a role that is not
 * named has none.
 */
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
 * Returns the number of identifiers that a member of staff with this role may see in full, or use to find a client,
 * from one midnight in Mexico City to the next, without a second person.
 *
 * @example
 * identifierQuotaOf('support') // → 60
 * identifierQuotaOf('product_admin') // → 0
 */
export const identifierQuotaOf = (role: StaffRole): number => IDENTIFIER_QUOTAS[role] ?? 0;
