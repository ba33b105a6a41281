import type { CashBrand } from '@lender/lending';

/** Money that waits at a counter, as the page shows it. */
export interface CashOrder {
  readonly status: 'waiting' | 'handed_over' | 'cancelled';
  readonly brand: CashBrand;
  /** `$3000.00`. */
  readonly amount: string;
  readonly orderNumber: string;
  /** Last day for collecting, as `28.11.2026`. */
  readonly collectBy: string;
}
