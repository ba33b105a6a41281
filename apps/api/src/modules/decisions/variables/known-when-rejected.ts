import type { Variables } from '@lender/lending';
import { APPLICATION_STATUS } from '@lender/lending';
import type { Tx } from '../../../kernel/database/database.ts';
import { storedVariables } from './stored-variables.ts';

/**
 * Reads what the engine knew of a client when it last examined the application that was rejected last; nothing without
 * one.
 */
export async function knownWhenRejected(tx: Tx, clientId: string): Promise<Variables> {
  const decision = await tx
    .selectFrom('decision')
    .innerJoin('application', (join) =>
      join
        .onRef('application.client_id', '=', 'decision.client_id')
        .onRef('application.id', '=', 'decision.application_id'),
    )
    .select('decision.variables')
    .where('decision.client_id', '=', clientId)
    .where('application.status', '=', APPLICATION_STATUS.rejected)
    .where('decision.kind', '=', 'engine')
    .where('decision.inputs', 'is not', null)
    .orderBy('application.status_since', 'desc')
    .orderBy('decision.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return decision ? storedVariables.parse(decision.variables) : {};
}
