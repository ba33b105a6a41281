import { ACTIVE_APPLICATION_STATUSES } from '@lender/lending';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../kernel/database/database.ts';
import { prepared } from '../../kernel/database/prepared.ts';
import type { Database } from '../../kernel/database/schema.ts';

export type ApplicationRecord = Omit<Selectable<Database['application']>, 'warned_since'>;

const COLUMNS = [
  'client_id',
  'id',
  'hashed_id',
  'status',
  'desired_centavos',
  'principal_centavos',
  'pay_cycle',
  'first_pay_date',
  'second_pay_date',
  'larger_offer_welcome',
  'payout_method',
  'offered_centavos',
  'product_version',
  'signals',
  'reasons',
  'promo_code',
  'created_at',
  'status_since',
  'ending',
] as const satisfies readonly (keyof ApplicationRecord)[];

/** Reads the one open application of a client. */
export const activeApplication = async (db: Db | Tx, clientId: string): Promise<ApplicationRecord | undefined> =>
  (await activeOf(db, clientId))[0];

const activeOf = prepared((db, clientId: string) =>
  db
    .selectFrom('application')
    .select(COLUMNS)
    .where('client_id', '=', clientId)
    .where('status', 'in', [...ACTIVE_APPLICATION_STATUSES]),
);

/** Reads the client's newest application, whatever its status. */
export const latestApplication = async (db: Db | Tx, clientId: string): Promise<ApplicationRecord | undefined> =>
  (await latestOf(db, clientId))[0];

const latestOf = prepared((db, clientId: string) =>
  db.selectFrom('application').select(COLUMNS).where('client_id', '=', clientId).orderBy('id', 'desc').limit(1),
);

/** Finds an application of this client; that of another client is not found. */
export const findApplication = (
  db: Db | Tx,
  { clientId, applicationId }: { clientId: string; applicationId: string },
): Promise<ApplicationRecord | undefined> =>
  db
    .selectFrom('application')
    .select(COLUMNS)
    .where('client_id', '=', clientId)
    .where('id', '=', applicationId)
    .executeTakeFirst();
