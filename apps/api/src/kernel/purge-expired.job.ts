import { type RawBuilder, sql } from 'kysely';
import type { Clock } from './clock.ts';
import type { Db } from './database/database.ts';
import { forgetNames } from './database/external-ids.ts';
import type { Database } from './database/schema.ts';
import { inTransaction } from './database/transaction.ts';
import { RETENTION_DAYS } from './retention.data.ts';

const DAY_MS = 86_400_000;

/** Deletes data that is needed only for a while, by the wall clock. */
export const purgeExpiredJob =
  ({ db, clock }: { readonly db: Db; readonly clock: Clock }) =>
  async (): Promise<void> => {
    const before = (days: number) => new Date(clock.wall().getTime() - days * DAY_MS);
    await deleteOld(db, 'idempotency_key', sql`created_at < ${before(RETENTION_DAYS.idempotencyKey)}`);
    await deleteOld(db, 'rate_limit', sql`window_start < ${before(RETENTION_DAYS.rateLimit)}`);
    await deleteOld(db, 'one_time_code', sql`sent_at < ${before(RETENTION_DAYS.oneTimeCode)}`);
    await deleteOld(db, 'session', sql`expires_at < ${before(RETENTION_DAYS.session)}`);
    await db.deleteFrom('identity_claim').where('held_until', '<', clock.wall()).execute();
    await db.deleteFrom('contact_change').where('undo_until', '<', before(RETENTION_DAYS.contactChange)).execute();
    await forgetWantedContacts(db, before(RETENTION_DAYS.wantedContact));
    await deleteOld(db, 'known_source', sql`seen_at < ${before(RETENTION_DAYS.knownSource)}`);
    await db.deleteFrom('affiliate_lead').where('expires_at', '<', clock.wall()).execute();
    await db
      .updateTable('external_login')
      .set({ state_hash: null, verifier_sealed: null, expires_at: null })
      .where('expires_at', '<', clock.wall())
      .execute();
    await forgetReferences(db, before(RETENTION_DAYS.collectorReference));
    await db.deleteFrom('screening').where('asked_at', '<', before(RETENTION_DAYS.signalsOfApplication)).execute();
    await db.deleteFrom('geo_position').where('updated_at', '<', before(RETENTION_DAYS.position)).execute();
    await db
      .updateTable('application')
      .set({ signals: '{}' })
      .where('created_at', '<', before(RETENTION_DAYS.signalsOfApplication))
      .where('signals', '<>', '{}')
      .execute();
    await db
      .updateTable('identity_check')
      .set({ found_sealed: null })
      .where('created_at', '<', before(RETENTION_DAYS.identitySeen))
      .where('found_sealed', 'is not', null)
      .execute();
    await db
      .updateTable('bureau_query')
      .set({ folio: null, facts: null })
      .where('ended_at', '<', before(RETENTION_DAYS.bureauFacts))
      .where('facts', 'is not', null)
      .execute();
    await db
      .updateTable('export_file')
      .set({ state: 'expired', storage_key: null })
      .where('asked_at', '<', before(RETENTION_DAYS.exportFile))
      .where('state', 'in', ['asked', 'queued', 'ready', 'failed'])
      .execute();
    await db.deleteFrom('export_file').where('asked_at', '<', before(RETENTION_DAYS.exportRow)).execute();
    await db.deleteFrom('webhook_event').where('created_at', '<', before(RETENTION_DAYS.webhookEvent)).execute();
    await db
      .updateTable('acceptance')
      .set({ device: null, address_sealed: null })
      .where('accepted_at', '<', before(RETENTION_DAYS.originOfAcceptance))
      .where('address_sealed', 'is not', null)
      .execute();
    await db.deleteFrom('refused_curp').where('refused_at', '<', before(RETENTION_DAYS.refusedCurp)).execute();
    const isOfMoney = sql`body -> 'transaction' ->> 'id' is not null`;
    await deleteOld(db, 'provider_event', sql`received_at < ${before(RETENTION_DAYS.noticeOfMoney)}`);
    await deleteOld(
      db,
      'provider_event',
      sql`received_at < ${before(RETENTION_DAYS.otherNotice)} and not (${isOfMoney})`,
    );
  };

/** Deletes addresses that no longer wait for a decision, since their request was decided or is too old. */
const forgetWantedContacts = (db: Db, before: Date) =>
  db
    .deleteFrom('wanted_contact')
    .where((is) =>
      is.or([
        is('asked_at', '<', before),
        is.not(
          is.exists(
            is
              .selectFrom('approval')
              .select('approval.id')
              .whereRef('approval.client_id', '=', 'wanted_contact.client_id')
              .where('kind', '=', 'client.contact')
              .where('status', '=', 'open'),
          ),
        ),
      ]),
    )
    .execute();

/** Deletes references with their external ids. */
const forgetReferences = (db: Db, before: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    const forgotten = await tx
      .deleteFrom('collector_reference')
      .where('expires_at', '<', before)
      .returning('reference_number as name')
      .execute();
    await forgetNames(
      tx,
      'collector_reference',
      forgotten.map(({ name }) => name),
    );
  });

/** Number of rows that one statement deletes well within its time limit, while no request waits for them. */
const BATCH = 5_000;

/** Deletes old rows batch by batch; there may be many. */
async function deleteOld(db: Db, table: keyof Database, isOld: RawBuilder<unknown>): Promise<void> {
  const from = sql.table(table);
  for (let deleted = BATCH; deleted >= BATCH; ) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${from} where ctid = any (array(select ctid from ${from} where ${isOld} limit ${BATCH}))`.execute(db);
    deleted = Number(numAffectedRows);
  }
}
