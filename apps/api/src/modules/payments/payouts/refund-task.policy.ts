import type { PayoutStatus } from './payout-row.ts';
import type { PayoutTaskKind } from './payout-tasks.ts';

const TASKS: Readonly<Partial<Record<PayoutStatus, PayoutTaskKind>>> = {
  refused: 'payout_refused',
  cancelled: 'payout_refused',
  returned: 'payout_returned',
  returned_after_settlement: 'payout_returned_after_settlement',
};

/** Returns the kind of task to open when a refund does not arrive; undefined while it may. */
export const refundTask = (status: PayoutStatus): PayoutTaskKind | undefined => TASKS[status];
