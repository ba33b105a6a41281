import type { PlainDate } from '@lender/calculator';
import { inTransaction } from '../../src/kernel/database/transaction.ts';
import { openSession } from '../../src/modules/access/index.ts';
import type { Chance } from '../chance.ts';
import type { BankWorld } from './bank-world.ts';
import { type PlannedDeed, planLife } from './borrower-plan.ts';
import type { WorldServer } from './world-server.ts';

/** Somebody who borrows in the simulation, lives by a plan, and borrows again. */
export interface Borrower {
  clientId: string | undefined;
  /** On which day of the simulation the borrower first comes. */
  readonly comesOn: number;
  plan: readonly PlannedDeed[];
  /** Provider ids of what was paid, the newest last, and the reference that was paid to. */
  readonly paid: string[];
  reference: { readonly orderId: string; readonly amount: number } | undefined;
}

/** Where a borrower lives. */
export interface Surroundings {
  readonly server: WorldServer;
  readonly world: BankWorld;
  readonly chance: Chance;
  readonly today: PlainDate;
}

export const newBorrower = (chance: Chance, days: number): Borrower => ({
  clientId: undefined,
  comesOn: Math.floor(chance.next() * Math.max(1, days / 2)),
  plan: planLife(chance),
  paid: [],
  reference: undefined,
});

/** A session of a borrower's, as signing in would open it. */
export const tokenOf = (clientId: string, { services }: Pick<WorldServer, 'services'>): Promise<string> =>
  inTransaction(services.db, (tx) =>
    openSession(tx, { accountId: clientId, accountType: 'client', source: 'simulation' }, services),
  );
