import { assignAgency } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { lockLoan } from '../../loans/index.ts';

export const assignAgencyHandler = implement(
  assignAgency,
  async ({ params, body: { agencyId, note } }, { caller, tx, services }) => {
    const loan = await lockLoan(tx, params.id);
    if (!loan.ok) return loan;
    const { client_id, id: loan_id } = loan.value.record;
    await tx
      .deleteFrom('collection_assignment')
      .where('client_id', '=', client_id)
      .where('loan_id', '=', loan_id)
      .execute();
    if (agencyId === null) return ok({});
    const agency = await tx
      .selectFrom('collection_agency')
      .select('redeco_number')
      .where('id', '=', agencyId)
      .forShare()
      .executeTakeFirst();
    if (!agency) return refuse('not_found');
    if (agency.redeco_number === null) return refuse('agency_unregistered');
    const { now: since } = await services.clock.business(tx);
    await tx
      .insertInto('collection_assignment')
      .values({ client_id, loan_id, agency_id: agencyId, since, assigned_by: caller.userId, note })
      .execute();
    return ok({});
  },
);
