import type { Tx } from '../../kernel/database/database.ts';
import type { BureauPerson } from '../../providers/bureau/port.ts';
import type { Services } from '../../services.ts';
import { activeApplication } from '../applications/index.ts';
import { hasConsent, lockClient } from '../clients/index.ts';
import { type QueryKey, queryOf } from './bureau-query.ts';
import { stopWaiting } from './end-query.ts';
import { readBureauPerson } from './read-bureau-person.ts';

/** Person about whom the bureau is asked, and the number of tries, this one included. */
interface Begun {
  readonly person: BureauPerson;
  readonly tries: number;
}

/** Counts a try before it is made, so that a try whose result is unknown counts too. */
export async function beginQuery(tx: Tx, ask: QueryKey, services: Services): Promise<Begun | undefined> {
  const { clientId, applicationId } = ask;
  await lockClient(tx, clientId);
  const query = await queryOf(tx, ask);
  const isAllowed = query?.state === 'authorized' && (await hasConsent(tx, { clientId, kind: 'credit_bureau' }));
  if (!isAllowed) {
    await stopWaiting(tx, { ...ask, state: 'skipped' }, services);
    return undefined;
  }
  if ((await activeApplication(tx, clientId))?.id !== applicationId) return undefined;
  const tries = query.tries + 1;
  await tx
    .updateTable('bureau_query')
    .set({ tries })
    .where('client_id', '=', clientId)
    .where('application_id', '=', applicationId)
    .execute();
  return { person: await readBureauPerson(tx, clientId, services), tries };
}
