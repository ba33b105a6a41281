import type { getActualApplication, Reply } from '@lender/contract';
import { ACTIVE_APPLICATION_STATUSES } from '@lender/lending';
import type { Centavos } from '@lender/money';
import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import type { Db, Tx } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import type { Database } from '../database/schema.ts';

export type ApplicationRecord = Selectable<Database['application']>;

/** The one application of a client that still goes on. */
export const activeApplication = async (db: Db | Tx, clientId: string): Promise<ApplicationRecord | undefined> =>
  (await activeOf(db, clientId))[0];

const activeOf = prepared((db, clientId: string) =>
  db
    .selectFrom('application')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('status', 'in', [...ACTIVE_APPLICATION_STATUSES]),
);

/** The client's newest application, whatever its status. */
export const latestApplication = async (db: Db | Tx, clientId: string): Promise<ApplicationRecord | undefined> =>
  (await latestOf(db, clientId))[0];

const latestOf = prepared((db, clientId: string) =>
  db.selectFrom('application').selectAll().where('client_id', '=', clientId).orderBy('id', 'desc').limit(1),
);

/** An application of this client; somebody else's does not exist here. */
export const findApplication = (
  db: Db | Tx,
  { clientId, applicationId }: { clientId: string; applicationId: string },
): Promise<ApplicationRecord | undefined> =>
  db
    .selectFrom('application')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('id', '=', applicationId)
    .executeTakeFirst();

const signalsSchema = z.object({
  hotjarUserId: z.optional(z.string()),
  juicySessionId: z.optional(z.string()),
});

/** An application as its borrower sees it. */
export function showApplication(record: ApplicationRecord): Reply<typeof getActualApplication> {
  const signals = signalsSchema.parse(record.signals);
  return {
    id: record.id,
    hashedId: record.hashed_id,
    status: record.status,
    desiredLoanAmount: record.desired_centavos as Centavos,
    principalAmount: record.principal_centavos as Centavos,
    loanAmount: record.principal_centavos as Centavos,
    term: null,
    paymentMethod: 'bank_transfer',
    hotjarUserId: signals.hotjarUserId ?? null,
    juicySessionId: signals.juicySessionId ?? null,
    reasons: record.reasons,
    createdAt: record.created_at.toISOString(),
  };
}
