import { type Centavos, centavos } from '@lender/money';
import type { StaffRole } from './staff-role.ts';

/** Up to how much of late charges, IVA included, of one loan a role forgives alone; who is not named, nothing. */
const WAIVER_LIMITS: Readonly<Partial<Record<StaffRole, number>>> = {
  support: 30_000,
  collector: 30_000,
  supervisor: 100_000,
};

/**
 * Up to how much of the late charges of one loan somebody of this role may forgive without a second person, all that
 * was forgiven of the loan before included.
 *
 * @example
 * waiverLimitOf('support') // → 30000
 * waiverLimitOf('auditor') // → 0
 */
export const waiverLimitOf = (role: StaffRole): Centavos => centavos(WAIVER_LIMITS[role] ?? 0);
