import { type Centavos, centavos } from '@lender/money';
import type { StaffRole } from './staff-role.ts';

/**
 * Largest amount of late charges of one loan, IVA included, that a role may waive alone, in centavos; a role that is
 * not named may waive none.
 */
const WAIVER_LIMITS: Readonly<Partial<Record<StaffRole, number>>> = {
  support: 30_000,
  collector: 30_000,
  supervisor: 100_000,
};

/**
 * Returns the largest amount of the late charges of one loan that a member of staff with this role may waive without a
 * second person, including all that was waived of the loan before.
 *
 * @example
 * waiverLimitOf('support') // → 30000
 * waiverLimitOf('auditor') // → 0
 */
export const waiverLimitOf = (role: StaffRole): Centavos => centavos(WAIVER_LIMITS[role] ?? 0);
