import { addAgency, listAgencies, registerAgency } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { selectAgencies, toAgencyReply } from './select-agencies.ts';

export const listAgenciesHandler = implement(listAgencies, async (_, { tx }) => {
  const rows = await selectAgencies(tx).orderBy('name').orderBy('id').execute();
  return ok(rows.map(toAgencyReply));
});

export const addAgencyHandler = implement(addAgency, async ({ body }, { caller, tx, services }) => {
  const { now } = await services.clock.business(tx);
  const id = services.newId();
  const { name, redecoNumber: redeco_number } = body;
  await tx
    .insertInto('collection_agency')
    .values({ id, name, redeco_number, changed_by: caller.userId, changed_at: now })
    .execute();
  return ok(toAgencyReply(await selectAgencies(tx).where('id', '=', id).executeTakeFirstOrThrow()));
});

export const registerAgencyHandler = implement(registerAgency, async ({ params, body }, { caller, tx, services }) => {
  const { now } = await services.clock.business(tx);
  await tx
    .updateTable('collection_agency')
    .set({ redeco_number: body.redecoNumber, changed_by: caller.userId, changed_at: now })
    .where('id', '=', params.id)
    .execute();
  const agency = await selectAgencies(tx).where('id', '=', params.id).executeTakeFirst();
  return agency ? ok(toAgencyReply(agency)) : refuse('not_found');
});
