import type { Lender } from '@lender/api/test/loans/lender';
import type { PlainDate } from '@lender/calculator';
import type { BankWorld } from '../bank/bank-world.ts';
import type { Tally } from '../tally.ts';
import type { LenderWorld } from '../worlds/lender-world.ts';
import type { Borrower, OwnLoan } from './borrower.ts';
import type { Staff } from './open-staff.ts';

/** Surroundings of a borrower, on a day. */
export interface Surroundings {
  readonly server: Lender;
  readonly world: BankWorld;
  readonly staff: Staff;
  readonly lender: LenderWorld;
  readonly tally: Tally;
  readonly today: PlainDate;
}

/** Signed-in client with a loan, on a day. */
export interface Situation extends Surroundings {
  readonly borrower: Borrower;
  readonly clientId: string;
  readonly loan: OwnLoan;
  readonly token: string;
}
