import { sql } from 'kysely';
import type { Clock } from './clock.ts';
import type { Db } from './database/database.ts';

const DAY_MS = 86_400_000;

/** Days that each kind of row is kept after it stopped mattering. Counters of a day must outlive that day. */
const RETENTION_DAYS = {
  idempotencyKey: 7,
  rateLimit: 2,
  oneTimeCode: 2,
  session: 30,
  knownSource: 180,
  /** Notices about money are evidence, for as long as merchants keep their books: Código de Comercio, article 38. */
  noticeOfMoney: 3_653,
  otherNotice: 90,
  collectorReference: 30,
  contactChange: 30,
};

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
      .deleteFrom('collector_reference')
      .where('expires_at', '<', before(RETENTION_DAYS.collectorReference))
      .execute();
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
