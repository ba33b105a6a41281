import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { grantRights } from './api-role.ts';
import { connect, type Db } from './database.ts';
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
import * as refunds from './migrations/0029-refunds.ts';
import * as staffMoney from './migrations/0030-staff-money.ts';
import * as cashPayouts from './migrations/0031-cash-payouts.ts';
import * as refundEvents from './migrations/0032-refund-news.ts';
import * as signedAgain from './migrations/0033-signed-again.ts';
import * as applicationNeeds from './migrations/0034-application-needs.ts';
import * as bankLinks from './migrations/0035-bank-links.ts';
import * as identityChecks from './migrations/0036-identity-checks.ts';
import * as mandates from './migrations/0037-mandates.ts';
import * as screenings from './migrations/0038-screenings.ts';
import * as consentTexts from './migrations/0039-consent-texts.ts';
import * as blockList from './migrations/0040-block-list.ts';
import * as externalLogins from './migrations/0041-external-logins.ts';
import * as variableOrigins from './migrations/0042-variable-origins.ts';
import * as creditBureau from './migrations/0043-credit-bureau.ts';
import * as sharedIdentifiers from './migrations/0044-shared-identifiers.ts';
import * as removedUploads from './migrations/0046-removed-uploads.ts';
import * as loanReports from './migrations/0050-loan-reports.ts';
import * as audit from './migrations/0052-audit.ts';
import * as searchAndQueues from './migrations/0054-search-and-queues.ts';
import * as reviewedFiles from './migrations/0055-reviewed-files.ts';
import * as policyDrafts from './migrations/0057-policy-drafts.ts';
import * as staffAccess from './migrations/0058-staff-access.ts';
import * as staffInvitations from './migrations/0059-staff-invitations.ts';
import * as reports from './migrations/0062-reports.ts';
import * as exportFiles from './migrations/0063-exports.ts';
import * as collections from './migrations/0064-collections.ts';
import * as complaints from './migrations/0065-complaints.ts';
import * as regulatorPack from './migrations/0066-regulator-pack.ts';
import * as amlAlerts from './migrations/0067-aml-alerts.ts';
import * as productDrafts from './migrations/0068-product-drafts.ts';
import * as bankLists from './migrations/0069-bank-lists.ts';
import * as messageTemplates from './migrations/0070-message-templates.ts';
import * as webhooks from './migrations/0072-webhooks.ts';
import * as desksOfMandates from './migrations/0073-mandates-and-papers.ts';
import * as policyShadows from './migrations/0075-policy-shadows.ts';
import * as workingDayLists from './migrations/0076-working-day-lists.ts';
import * as limitOverrides from './migrations/0077-limit-overrides.ts';
import * as bankStatements from './migrations/0078-bank-statements.ts';
import * as moreReports from './migrations/0079-more-reports.ts';
import * as legalTexts from './migrations/0080-legal-texts.ts';
import * as externalIds from './migrations/0081-outside-names.ts';
import * as ages from './migrations/0083-ages.ts';
import * as listedPayouts from './migrations/0084-listed-payouts.ts';
import * as loansToLookAt from './migrations/0085-loans-to-look-at.ts';
import * as dueAgain from './migrations/0086-due-again.ts';
import * as ownEmails from './migrations/0087-own-emails.ts';
import * as remindedLoans from './migrations/0088-reminded-loans.ts';
import * as signedFacts from './migrations/0092-signed-facts.ts';
import * as staffAccessActs from './migrations/0096-staff-access-acts.ts';
import * as identifierQuotas from './migrations/0097-identifier-quotas.ts';
import * as promotionsByTwo from './migrations/0099-promotions-by-two.ts';
import * as applicationEvents from './migrations/0106-application-news.ts';
import * as textsSinceTheLender from './migrations/0107-texts-since-the-lender.ts';
import * as messagesByMoment from './migrations/0108-messages-by-moment.ts';
import * as idleSessions from './migrations/0109-idle-sessions.ts';
import * as wantedContacts from './migrations/0110-wanted-contacts.ts';
import * as complaintCorrections from './migrations/0111-complaint-corrections.ts';
import * as validIdentification from './migrations/0112-valid-identification.ts';
import * as oneKeyEach from './migrations/contract-0081-one-key-each.ts';

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
  '0029-refunds': refunds,
  '0030-staff-money': staffMoney,
  '0031-cash-payouts': cashPayouts,
  '0032-refund-news': refundEvents,
  '0033-signed-again': signedAgain,
  '0034-application-needs': applicationNeeds,
  '0035-bank-links': bankLinks,
  '0036-identity-checks': identityChecks,
  '0037-mandates': mandates,
  '0038-screenings': screenings,
  '0039-consent-texts': consentTexts,
  '0040-block-list': blockList,
  '0041-external-logins': externalLogins,
  '0042-variable-origins': variableOrigins,
  '0043-credit-bureau': creditBureau,
  '0044-shared-identifiers': sharedIdentifiers,
  '0046-removed-uploads': removedUploads,
  '0050-loan-reports': loanReports,
  '0052-audit': audit,
  '0054-search-and-queues': searchAndQueues,
  '0055-reviewed-files': reviewedFiles,
  '0057-policy-drafts': policyDrafts,
  '0058-staff-access': staffAccess,
  '0059-staff-invitations': staffInvitations,
  '0062-reports': reports,
  '0063-exports': exportFiles,
  '0064-collections': collections,
  '0065-complaints': complaints,
  '0066-regulator-pack': regulatorPack,
  '0067-aml-alerts': amlAlerts,
  '0068-product-drafts': productDrafts,
  '0069-bank-lists': bankLists,
  '0070-message-templates': messageTemplates,
  '0072-webhooks': webhooks,
  '0073-mandates-and-papers': desksOfMandates,
  '0075-policy-shadows': policyShadows,
  '0076-working-day-lists': workingDayLists,
  '0077-limit-overrides': limitOverrides,
  '0078-bank-statements': bankStatements,
  '0079-more-reports': moreReports,
  '0080-legal-texts': legalTexts,
  '0081-outside-names': externalIds,
  '0083-ages': ages,
  '0084-listed-payouts': listedPayouts,
  '0085-loans-to-look-at': loansToLookAt,
  '0086-due-again': dueAgain,
  '0087-own-emails': ownEmails,
  '0088-reminded-loans': remindedLoans,
  '0092-signed-facts': signedFacts,
  '0096-staff-access-acts': staffAccessActs,
  '0097-identifier-quotas': identifierQuotas,
  '0099-promotions-by-two': promotionsByTwo,
  '0106-application-news': applicationEvents,
  '0107-texts-since-the-lender': textsSinceTheLender,
  '0108-messages-by-moment': messagesByMoment,
  '0109-idle-sessions': idleSessions,
  '0110-wanted-contacts': wantedContacts,
  '0111-complaint-corrections': complaintCorrections,
  '0112-valid-identification': validIdentification,
};

export interface Migrated {
  /** Parts of the schema that are left for servers of the release before, until {@link contract}. */
  readonly waiting: readonly string[];
}

/** Parts that a migration left for servers older than it. */
const CONTRACTIONS = {
  '0081-one-key-each': oneKeyEach,
};

/** Every migration that this release knows, oldest first. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS);

/**
 * Migrates a database to the newest schema, and gives the server's role its rights on it. Servers of the release before
 * can go on using it: what only they need stays until {@link contract}, except in a database that was empty. Several
 * programs may call it at the same moment: one does the work.
 *
 * @param options.to - the migration to stop after, where rows of that schema are to be put in
 * @param options.contracted - the last contraction that those rows had
 */
export function migrate(
  connectionString: string,
  { to, contracted }: { readonly to?: string; readonly contracted?: string | undefined } = {},
): Promise<Migrated> {
  return onSchema(connectionString, async (db) => {
    const done = await doneMigrations(db);
    const isEmpty = done.length === 0;
    // The migrator reads the whole catalogue first, which takes longer than a start without it.
    if (to === undefined && contracted === undefined && isNewest(done))
      return { waiting: await waitingContractions(db) };
    const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
    const { error } = await (to === undefined ? migrator.migrateToLatest() : migrator.migrateTo(to));
    if (error) throw error;
    if (contracted !== undefined || (isEmpty && to === undefined)) await endForOlderServers(db, contracted);
    return { waiting: await waitingContractions(db) };
  });
}

const isNewest = (done: readonly string[]): boolean =>
  done.length === MIGRATION_NAMES.length && MIGRATION_NAMES.every((name, index) => name === done[index]);

async function doneMigrations(db: Db): Promise<readonly string[]> {
  if (!(await isThere(db, 'kysely_migration'))) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Ends what only servers of the release before need. None of them may be running any more. */
export async function contract(connectionString: string): Promise<void> {
  await migrate(connectionString);
  await onSchema(connectionString, (db) => endForOlderServers(db));
}

async function waitingContractions(db: Db): Promise<readonly string[]> {
  const done = (await isThere(db, CONTRACTED_TABLE))
    ? (await sql<{ name: string }>`select name from ${sql.table(CONTRACTED_TABLE)}`.execute(db)).rows
    : [];
  return Object.keys(CONTRACTIONS).filter((name) => !done.some((one) => one.name === name));
}

/** Lists the contractions that a database has seen; not there before the first. */
export const CONTRACTED_TABLE = 'kysely_migration_contracted';

const CONTRACTED = {
  migrationTableName: CONTRACTED_TABLE,
  migrationLockTableName: 'kysely_migration_contracted_lock',
};

async function endForOlderServers(db: Db, last?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => CONTRACTIONS }, ...CONTRACTED });
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
  if (error) throw error;
}

async function onSchema<T>(connectionString: string, work: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = connect(connectionString, { connections: 2 });
  try {
    const done = await work(db);
    await grantRights(db);
    return done;
  } finally {
    await close();
  }
}

async function isThere(db: Db, table: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select to_regclass(${table}) is not null as is`.execute(db);
  return rows[0]?.is === true;
}
