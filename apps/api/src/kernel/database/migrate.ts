import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { grantRights } from './api-role.ts';
import { connect, type Db } from './database.ts';

type Load = () => Promise<Migration>;

/** Migrations by name. Each is loaded when it is needed: a start on a current database loads none. */
const MIGRATIONS: Readonly<Record<string, Load>> = {
  '0001-lender': () => import('./migrations/0001-lender.ts'),
  '0002-payout-attempts': () => import('./migrations/0002-payout-attempts.ts'),
  '0003-every-call': () => import('./migrations/0003-every-call.ts'),
  '0004-staff-roles': () => import('./migrations/0004-staff-roles.ts'),
  '0005-typed-history': () => import('./migrations/0005-typed-history.ts'),
  '0006-asked-at': () => import('./migrations/0006-asked-at.ts'),
  '0007-closed-words': () => import('./migrations/0007-closed-words.ts'),
  '0008-who-may-borrow': () => import('./migrations/0008-who-may-borrow.ts'),
  '0009-known-sources': () => import('./migrations/0009-known-sources.ts'),
  '0010-ledger': () => import('./migrations/0010-ledger.ts'),
  '0011-loan-events': () => import('./migrations/0011-loan-events.ts'),
  '0012-money-in-and-out': () => import('./migrations/0012-money-in-and-out.ts'),
  '0013-approvals-and-tasks': () => import('./migrations/0013-approvals-and-tasks.ts'),
  '0014-messages': () => import('./migrations/0014-messages.ts'),
  '0016-what-is-asked-for': () => import('./migrations/0016-what-is-asked-for.ts'),
  '0017-kept-cards': () => import('./migrations/0017-kept-cards.ts'),
  '0018-notices-by-transaction': () => import('./migrations/0018-notices-by-transaction.ts'),
  '0025-money-by-reference': () => import('./migrations/0025-money-by-reference.ts'),
  '0026-servicing': () => import('./migrations/0026-servicing.ts'),
  '0027-extension-references': () => import('./migrations/0027-extension-references.ts'),
  '0028-offer-ended': () => import('./migrations/0028-offer-ended.ts'),
  '0029-refunds': () => import('./migrations/0029-refunds.ts'),
  '0030-staff-money': () => import('./migrations/0030-staff-money.ts'),
  '0031-cash-payouts': () => import('./migrations/0031-cash-payouts.ts'),
  '0032-refund-news': () => import('./migrations/0032-refund-news.ts'),
  '0033-signed-again': () => import('./migrations/0033-signed-again.ts'),
  '0034-application-needs': () => import('./migrations/0034-application-needs.ts'),
  '0035-bank-links': () => import('./migrations/0035-bank-links.ts'),
  '0036-identity-checks': () => import('./migrations/0036-identity-checks.ts'),
  '0037-mandates': () => import('./migrations/0037-mandates.ts'),
  '0038-screenings': () => import('./migrations/0038-screenings.ts'),
  '0039-consent-texts': () => import('./migrations/0039-consent-texts.ts'),
  '0040-block-list': () => import('./migrations/0040-block-list.ts'),
  '0041-external-logins': () => import('./migrations/0041-external-logins.ts'),
  '0042-variable-origins': () => import('./migrations/0042-variable-origins.ts'),
  '0043-credit-bureau': () => import('./migrations/0043-credit-bureau.ts'),
  '0044-shared-identifiers': () => import('./migrations/0044-shared-identifiers.ts'),
  '0046-removed-uploads': () => import('./migrations/0046-removed-uploads.ts'),
  '0050-loan-reports': () => import('./migrations/0050-loan-reports.ts'),
  '0052-audit': () => import('./migrations/0052-audit.ts'),
  '0054-search-and-queues': () => import('./migrations/0054-search-and-queues.ts'),
  '0055-reviewed-files': () => import('./migrations/0055-reviewed-files.ts'),
  '0057-policy-drafts': () => import('./migrations/0057-policy-drafts.ts'),
  '0058-staff-access': () => import('./migrations/0058-staff-access.ts'),
  '0059-staff-invitations': () => import('./migrations/0059-staff-invitations.ts'),
  '0062-reports': () => import('./migrations/0062-reports.ts'),
  '0063-exports': () => import('./migrations/0063-exports.ts'),
  '0064-collections': () => import('./migrations/0064-collections.ts'),
  '0065-complaints': () => import('./migrations/0065-complaints.ts'),
  '0066-regulator-pack': () => import('./migrations/0066-regulator-pack.ts'),
  '0067-aml-alerts': () => import('./migrations/0067-aml-alerts.ts'),
  '0068-product-drafts': () => import('./migrations/0068-product-drafts.ts'),
  '0069-bank-lists': () => import('./migrations/0069-bank-lists.ts'),
  '0070-message-templates': () => import('./migrations/0070-message-templates.ts'),
  '0072-webhooks': () => import('./migrations/0072-webhooks.ts'),
  '0073-mandates-and-papers': () => import('./migrations/0073-mandates-and-papers.ts'),
  '0075-policy-shadows': () => import('./migrations/0075-policy-shadows.ts'),
  '0076-working-day-lists': () => import('./migrations/0076-working-day-lists.ts'),
  '0077-limit-overrides': () => import('./migrations/0077-limit-overrides.ts'),
  '0078-bank-statements': () => import('./migrations/0078-bank-statements.ts'),
  '0079-more-reports': () => import('./migrations/0079-more-reports.ts'),
  '0080-legal-texts': () => import('./migrations/0080-legal-texts.ts'),
  '0081-outside-names': () => import('./migrations/0081-outside-names.ts'),
  '0083-ages': () => import('./migrations/0083-ages.ts'),
  '0084-listed-payouts': () => import('./migrations/0084-listed-payouts.ts'),
  '0085-loans-to-look-at': () => import('./migrations/0085-loans-to-look-at.ts'),
  '0086-due-again': () => import('./migrations/0086-due-again.ts'),
  '0087-own-emails': () => import('./migrations/0087-own-emails.ts'),
  '0088-reminded-loans': () => import('./migrations/0088-reminded-loans.ts'),
  '0092-signed-facts': () => import('./migrations/0092-signed-facts.ts'),
  '0096-staff-access-acts': () => import('./migrations/0096-staff-access-acts.ts'),
  '0097-identifier-quotas': () => import('./migrations/0097-identifier-quotas.ts'),
  '0099-promotions-by-two': () => import('./migrations/0099-promotions-by-two.ts'),
  '0106-application-news': () => import('./migrations/0106-application-news.ts'),
  '0107-texts-since-the-lender': () => import('./migrations/0107-texts-since-the-lender.ts'),
  '0108-messages-by-moment': () => import('./migrations/0108-messages-by-moment.ts'),
  '0109-idle-sessions': () => import('./migrations/0109-idle-sessions.ts'),
  '0110-wanted-contacts': () => import('./migrations/0110-wanted-contacts.ts'),
  '0111-complaint-corrections': () => import('./migrations/0111-complaint-corrections.ts'),
  '0112-valid-identification': () => import('./migrations/0112-valid-identification.ts'),
  '0113-portfolio-export': () => import('./migrations/0113-portfolio-export.ts'),
  '0114-task-deadlines': () => import('./migrations/0114-task-deadlines.ts'),
  '0116-more-exports': () => import('./migrations/0116-more-exports.ts'),
  '0117-audit-by-call': () => import('./migrations/0117-audit-by-call.ts'),
  '0118-receipt-matches': () => import('./migrations/0118-receipt-matches.ts'),
  '0119-bank-balance': () => import('./migrations/0119-bank-balance.ts'),
};

export interface Migrated {
  /** Parts of the schema that are left for servers of the release before, until {@link contract}. */
  readonly waiting: readonly string[];
}

/** Parts that a migration left for servers older than it. */
const CONTRACTIONS: Readonly<Record<string, Load>> = {
  '0081-one-key-each': () => import('./migrations/contract-0081-one-key-each.ts'),
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
    const migrator = new Migrator({ db, provider: { getMigrations: () => loaded(MIGRATIONS) } });
    const { error } = await (to === undefined ? migrator.migrateToLatest() : migrator.migrateTo(to));
    if (error) throw error;
    if (contracted !== undefined || (isEmpty && to === undefined)) await endForOlderServers(db, contracted);
    return { waiting: await waitingContractions(db) };
  });
}

async function loaded(all: Readonly<Record<string, Load>>): Promise<Record<string, Migration>> {
  const read = Object.entries(all).map(async ([name, load]): Promise<[string, Migration]> => [name, await load()]);
  return Object.fromEntries(await Promise.all(read));
}

const isNewest = (done: readonly string[]): boolean =>
  done.length === MIGRATION_NAMES.length && MIGRATION_NAMES.every((name, index) => name === done[index]);

async function doneMigrations(db: Db): Promise<readonly string[]> {
  if (!(await isThere(db, 'kysely_migration'))) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Removes what only servers of the previous release need. None of them may still run. */
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
  const migrator = new Migrator({ db, provider: { getMigrations: () => loaded(CONTRACTIONS) }, ...CONTRACTED });
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
