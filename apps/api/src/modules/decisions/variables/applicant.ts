import type { PlainDate } from '@lender/calculator';
import type { Policy } from '@lender/lending';
import type { ApplicationRecord } from '../../applications/index.ts';
import type { Product } from '../../pricing/index.ts';

/** Subject of a decision, with the product and the policy that decide it. */
export interface Applicant {
  readonly record: ApplicationRecord;
  readonly product: Product;
  readonly policy: Policy;
  readonly termDays: number;
  readonly today: PlainDate;
}
