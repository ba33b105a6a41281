import { getClassification, getEmploymentPositions, getEmploymentStatuses } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { cacheForAnHour } from './for-everybody.ts';

/**
 * Lists the entries of a kind, in the order in which people choose. There are words in Spanish only, so the locale
 * changes nothing.
 */
export const getClassificationHandler = implement(getClassification, async ({ params }, { tx, setHeaders }) => {
  cacheForAnHour({ setHeaders });
  const entries = await entriesOf(tx, params.path).execute();
  return entries.length > 0
    ? ok(Object.fromEntries(entries.map(({ key, title }) => [key, title])))
    : refuse('not_found');
});

export const getEmploymentStatusesHandler = implement(getEmploymentStatuses, async (_, { tx, setHeaders }) => {
  cacheForAnHour({ setHeaders });
  return ok(await entriesOf(tx, 'employment_status').execute());
});

export const getEmploymentPositionsHandler = implement(
  getEmploymentPositions,
  async ({ query }, { tx, setHeaders }) => {
    cacheForAnHour({ setHeaders });
    const positions = await entriesOf(tx, 'employment_position')
      .where('parent_key', '=', query.employmentStatusKey)
      .execute();
    return positions.length > 0 ? ok(positions) : refuse('not_found');
  },
);

const entriesOf = (tx: Tx, kind: string) =>
  tx
    .selectFrom('classification')
    .select(['key', 'title'])
    .where('kind', '=', kind)
    .orderBy('parent_key')
    .orderBy('position');
