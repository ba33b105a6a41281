import { sql } from 'kysely';
import type { Clock } from './clock.ts';
import type { Db } from './database/database.ts';
import { forgetNames } from './database/outside-names.ts';
import { inTransaction } from './database/transaction.ts';
import { RETENTION_DAYS } from './retention.data.ts';

const DAY_MS = 86_400_000;

/** Forgets what only mattered for a while, by the wall clock. */
export const purgeExpiredJob =
  ({ db, clock }: { readonly db: Db; readonly clock: Clock }) =>
  async (): Promise<void> => {
    const before = (days: number) => new Date(clock.wall().getTime() - days * DAY_MS);
    await db.deleteFrom('idempotency_key').where('created_at', '<', before(RETENTION_DAYS.idempotencyKey)).execute();
    await db.deleteFrom('rate_limit').where('window_start', '<', before(RETENTION_DAYS.rateLimit)).execute();
    await db.deleteFrom('one_time_code').where('sent_at', '<', before(RETENTION_DAYS.oneTimeCode)).execute();
    await db.deleteFrom('session').where('expires_at', '<', before(RETENTION_DAYS.session)).execute();
    await db.deleteFrom('identity_claim').where('held_until', '<', clock.wall()).execute();
    await db.deleteFrom('contact_change').where('undo_until', '<', before(RETENTION_DAYS.contactChange)).execute();
    await db.deleteFrom('known_source').where('seen_at', '<', before(RETENTION_DAYS.knownSource)).execute();
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
    await db
      .deleteFrom('provider_event')
      .where('received_at', '<', before(RETENTION_DAYS.otherNotice))
      .where((eb) =>
        eb.or([
          eb('received_at', '<', before(RETENTION_DAYS.noticeOfMoney)),
          eb(sql`body -> 'transaction' ->> 'id'`, 'is', null),
        ]),
      )
      .execute();
  };

/** With their names, by which nobody is found any more. */
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
