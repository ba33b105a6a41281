import type { PlainDate } from '@lender/calculator';
import { isApplicationActive } from '@lender/lending';
import type { Centavos } from '@lender/money';
import type { Insertable } from 'kysely';
import type { Db, Tx } from '../../kernel/database/database.ts';
import { prepared } from '../../kernel/database/prepared.ts';
import type { Database } from '../../kernel/database/schema.ts';

/** Largest amount that a client may owe, as two people decided, in place of the limit from the client's history. */
export interface LimitOverride {
  readonly id: string;
  readonly limitCentavos: Centavos;
  /** Last day on which an application may use the override. */
  readonly until: PlainDate;
  /** True while it waits for an application; false when an open application uses it. */
  readonly isWaiting: boolean;
}

const newestOverride = prepared((db, clientId: string) =>
  db
    .selectFrom('limit_override as given')
    .leftJoin('application', (join) =>
      join.onRef('application.client_id', '=', 'given.client_id').onRef('application.id', '=', 'given.application_id'),
    )
    .select(['given.id', 'given.amount_centavos', 'given.until_day', 'given.application_id', 'application.status'])
    .where('given.client_id', '=', clientId)
    .orderBy('given.id', 'desc')
    .limit(1),
);

/**
 * Reads the newest override of a client while it is valid: until its last day for the next application, and until the
 * end of the application that took it. `null` when none is valid.
 */
export async function limitOverride(db: Db | Tx, clientId: string, today: PlainDate): Promise<LimitOverride | null> {
  const [newest] = await newestOverride(db, clientId);
  if (!newest) return null;
  const { id, amount_centavos: limitCentavos, until_day: until, application_id, status } = newest;
  const isWaiting = application_id === null;
  const holds = isWaiting ? until >= today : status !== null && isApplicationActive(status);
  return holds ? { id, limitCentavos, until, isWaiting } : null;
}

interface Taken {
  readonly clientId: string;
  readonly applicationId: string;
  readonly today: PlainDate;
}

/** Gives the waiting override to an application that is opened now. The client's row is locked. */
export async function takeOverride(tx: Tx, { clientId, applicationId, today }: Taken): Promise<void> {
  const waiting = await limitOverride(tx, clientId, today);
  if (!waiting?.isWaiting) return;
  await tx
    .updateTable('limit_override')
    .set({ application_id: applicationId })
    .where('client_id', '=', clientId)
    .where('id', '=', waiting.id)
    .execute();
}

/** Stores an override that two people decided; it waits for the client's next application. */
export async function storeOverride(
  tx: Tx,
  override: Omit<Insertable<Database['limit_override']>, 'application_id'>,
): Promise<void> {
  await tx
    .insertInto('limit_override')
    .values({ ...override, application_id: null })
    .execute();
}
