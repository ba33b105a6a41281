import type { PlainDate } from '@lender/calculator';
import type { BankWorld } from '../bank/bank-world.ts';
import type { WorldServer } from '../server/world-server.ts';
import type { Tally } from '../tally.ts';
import type { Times } from '../times.ts';
import type { Borrower, OwnLoan } from './borrower.ts';
import type { Staff } from './open-staff.ts';

/** Where a borrower lives, on a day. */
export interface Surroundings {
  readonly server: WorldServer;
  readonly world: BankWorld;
  readonly staff: Staff;
  readonly tally: Tally;
  readonly times: Times;
  readonly today: PlainDate;
}

/** Somebody with a loan, on a day, signed in. */
export interface Situation extends Surroundings {
  readonly borrower: Borrower;
  readonly clientId: string;
  readonly loan: OwnLoan;
  readonly token: string;
}
