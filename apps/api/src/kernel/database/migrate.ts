import { Migrator } from 'kysely/migration';
import { grantRights } from './api-role.ts';
import { connect } from './database.ts';
import * as lender from './migrations/0001-lender.ts';
import * as payoutAttempts from './migrations/0002-payout-attempts.ts';
import * as everyCall from './migrations/0003-every-call.ts';
import * as staffRoles from './migrations/0004-staff-roles.ts';
import * as typedHistory from './migrations/0005-typed-history.ts';
import * as askedAt from './migrations/0006-asked-at.ts';
import * as closedWords from './migrations/0007-closed-words.ts';
import * as whoMayBorrow from './migrations/0008-who-may-borrow.ts';
import * as knownSources from './migrations/0009-known-sources.ts';
import * as ledger from './migrations/0010-ledger.ts';
import * as loanEvents from './migrations/0011-loan-events.ts';
import * as moneyInAndOut from './migrations/0012-money-in-and-out.ts';
import * as approvalsAndTasks from './migrations/0013-approvals-and-tasks.ts';
import * as messages from './migrations/0014-messages.ts';
import * as whatIsAskedFor from './migrations/0016-what-is-asked-for.ts';
import * as keptCards from './migrations/0017-kept-cards.ts';
import * as noticesByTransaction from './migrations/0018-notices-by-transaction.ts';
import * as moneyByReference from './migrations/0025-money-by-reference.ts';
import * as servicing from './migrations/0026-servicing.ts';
import * as extensionReferences from './migrations/0027-extension-references.ts';
import * as offerEnded from './migrations/0028-offer-ended.ts';

const MIGRATIONS = {
  '0001-lender': lender,
  '0002-payout-attempts': payoutAttempts,
  '0003-every-call': everyCall,
  '0004-staff-roles': staffRoles,
  '0005-typed-history': typedHistory,
  '0006-asked-at': askedAt,
  '0007-closed-words': closedWords,
  '0008-who-may-borrow': whoMayBorrow,
  '0009-known-sources': knownSources,
  '0010-ledger': ledger,
  '0011-loan-events': loanEvents,
  '0012-money-in-and-out': moneyInAndOut,
  '0013-approvals-and-tasks': approvalsAndTasks,
  '0014-messages': messages,
  '0016-what-is-asked-for': whatIsAskedFor,
  '0017-kept-cards': keptCards,
  '0018-notices-by-transaction': noticesByTransaction,
  '0025-money-by-reference': moneyByReference,
  '0026-servicing': servicing,
  '0027-extension-references': extensionReferences,
  '0028-offer-ended': offerEnded,
};

/**
 * Brings a database to the newest schema, and gives the server's role its rights on it. Several programs may call it at the same moment: one does the work.
 *
 * @param options.to - the migration to stop after, for a test of what older code left behind
 */
export async function migrate(connectionString: string, { to }: { readonly to?: string } = {}): Promise<void> {
  const { db, close } = connect(connectionString, { connections: 2 });
  try {
    const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
    const { error } = await (to === undefined ? migrator.migrateToLatest() : migrator.migrateTo(to));
    if (error) throw error;
    await grantRights(db);
  } finally {
    await close();
  }
}
